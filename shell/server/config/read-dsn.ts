export interface Dsn {
  /** `https://errors.example/api/4/envelope/` */
  envelopeUrl: string;
  publicKey: string;
}

/**
 * Reads `https://<key>@<host>/<path>/<project>`; undefined where nothing is configured.
 * @throws Error in one line that names the variable and says what it should be, never what it was: it is a key.
 */
export function readDsn(text: string | undefined): Dsn | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const dsn = url && partsOf(url);
  if (dsn) return dsn;
  throw new Error('ERROR_REPORTING_DSN must look like https://<key>@errors.example/<project number>');
}

function partsOf({ protocol, origin, username, pathname }: URL): Dsn | undefined {
  const [, folder = '', project] = /^(.*)\/(\d+)\/?$/.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || !username || !project) return undefined;
  return {
    envelopeUrl: `${origin}${folder}/api/${project}/envelope/`,
    publicKey: decodeURIComponent(username),
  };
}

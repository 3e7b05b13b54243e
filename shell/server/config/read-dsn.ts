export interface Dsn {
  /** `https://errors.example/api/4/envelope/` */
  envelopeUrl: string;
  publicKey: string;
}

/** `https://<key>@<host>/<path>/<project>`. The error must not quote it: it holds a key. @throws Error */
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

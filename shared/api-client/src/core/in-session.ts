import { ApiError, isApiError } from './api-error';
import { endpointOf, type Credentials, type HttpCall, type SendCall } from './http-call';

/** The error of calls after a failed renewal, which are not repeated. */
const FAILED = { 'X-Session-Failed': '1' };
/** The token endpoints: their calls carry no token. */
const TOKEN_PATHS = /^\/oauth\//;
const TOO_MANY = 429;

/**
 * Makes calls with the session's current token; without one, but with a refresh token, after one renewal that all calls
 * wait for. A call that is answered with 401 is repeated with a new token, once.
 */
export function inSession(send: SendCall, { accessToken, renew, refused }: Credentials): SendCall {
  let renewing: Promise<string | undefined> | undefined;
  let hasFailed = false;
  let failedWith: string | undefined;

  function renewOnce(call: HttpCall): Promise<string | undefined> {
    if (hasFailed) return Promise.resolve(undefined);
    const before = accessToken();
    renewing ??= renew()
      .catch((error: unknown) => {
        if (isFinal(error)) [hasFailed, failedWith] = [true, before];
        throw isApiError(error) ? error : unreachable(call, error);
      })
      .finally(() => (renewing = undefined));
    return renewing;
  }

  function presentToken(): string | undefined {
    const token = accessToken();
    if (token !== undefined && token !== failedWith) hasFailed = false;
    return token;
  }

  async function nextToken(used: string, call: HttpCall): Promise<string | undefined> {
    const present = presentToken();
    return present === used ? renewOnce(call) : present;
  }

  function sendAs(token: string | undefined, call: HttpCall): Promise<unknown> {
    const headers = {
      ...call.headers,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(hasFailed && FAILED),
    };
    return send({ ...call, headers });
  }

  return async function sendInSession(call) {
    if (TOKEN_PATHS.test(call.path)) return send(call);
    const token = presentToken() ?? (await renewOnce(call));
    try {
      return await sendAs(token, call);
    } catch (error) {
      if (!isApiError(error) || token === undefined) throw error;
      if (error.status === 403 && presentToken() === token) refused(error);
      const next = error.status === 401 ? await nextToken(token, call) : undefined;
      if (next === undefined) throw error;
      return sendAs(next, call);
    }
  };
}

/** A missing answer, or one that is not about this session, does not end it. */
function isFinal(error: unknown): boolean {
  const status = (isApiError(error) && error.status) || 0;
  return status >= 400 && status < 500 && status !== TOO_MANY;
}

function unreachable({ method, path }: HttpCall, cause: unknown): ApiError {
  return new ApiError({ kind: 'network', method, endpoint: endpointOf(path) }, { cause });
}

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

/** A software passkey that registers and signs as browsers do for the pages of an origin. */
export function createSoftwarePasskey({ origin = 'http://localhost:4300', host = 'localhost' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  function clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function authData(flags: number, rest: Buffer = Buffer.alloc(0)): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(Buffer.from(host)), Buffer.from([flags]), count, rest]);
  }

  /** The browser's answer to the options for a new passkey. */
  function register(challenge: string) {
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      Buffer.from(isoCBOR.encode(key)),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData(PRESENT_AND_VERIFIED + WITH_CREDENTIAL, credential))],
    ]);
    return answer({
      clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The browser's answer to the options for signing in. */
  function authenticate(challenge: string) {
    const [data, client] = [authData(PRESENT_AND_VERIFIED), clientData('webauthn.get', challenge)];
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
    return answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  function answer<Response extends object>(response: Response) {
    const text = id.toString('base64url');
    return { id: text, rawId: text, type: 'public-key', response, clientExtensionResults: {} };
  }

  return { register, authenticate };
}

export type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>;

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

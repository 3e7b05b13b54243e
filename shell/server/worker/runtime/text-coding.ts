const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Lone surrogates become U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, '\uFFFD');
}

export class SandboxTextEncoder {
  readonly encoding = 'utf-8';

  encode(text = ''): Uint8Array {
    const escaped = encodeURIComponent(wellFormed(text));
    const bytes: number[] = [];
    for (let at = 0; at < escaped.length; at += 1) {
      const isEscape = escaped[at] === '%';
      bytes.push(isEscape ? Number.parseInt(escaped.slice(at + 1, at + 3), 16) : escaped.charCodeAt(at));
      if (isEscape) at += 2;
    }
    return Uint8Array.from(bytes);
  }
}

export class SandboxTextDecoder {
  readonly encoding = 'utf-8';

  decode(bytes: ArrayBuffer | ArrayBufferView = new ArrayBuffer(0)): string {
    const view = ArrayBuffer.isView(bytes)
      ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      : new Uint8Array(bytes);
    const escaped = Array.from(view, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
    return decodeURIComponent(escaped);
  }
}

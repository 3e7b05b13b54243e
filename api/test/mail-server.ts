import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail as the server got it. */
export interface Received {
  from: string;
  to: string;
  /** Headers and body, as they came. */
  text: string;
}

/** The server's refusal of a recipient. */
type Refusals = Record<string, string>;

/**
 * A mail server with as much of RFC 5321 as a client needs that sends single e-mails; it stores them. `greet` is its
 * greeting: one that is not 220 refuses every client.
 */
export async function startMailServer(refusals: Refusals = {}, greet = '220 mail.test') {
  const received: Received[] = [];
  const server = createServer((socket) => void talk(socket, { received, refusals, greet }));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((done) => server.close(done));
  return { url: `smtp://127.0.0.1:${port}`, received, close };
}

interface Talk {
  received: Received[];
  refusals: Refusals;
  greet: string;
}

const TAKEN = '250 2.0.0 taken';
const ANSWERS: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye' };

async function talk(socket: Socket, { received, refusals, greet }: Talk): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.on('error', () => undefined);
  say(greet);
  let mail: Received = { from: '', to: '', text: '' };
  const lines = createInterface({ input: socket, crlfDelay: Infinity })[Symbol.asyncIterator]();
  for await (const line of lines) {
    const verb = line.slice(0, 4).toUpperCase();
    const address = addressIn(line);
    if (verb === 'MAIL') mail = { from: address, to: '', text: '' };
    if (verb === 'RCPT') mail.to = address;
    say(verb === 'RCPT' ? (refusals[address] ?? TAKEN) : (ANSWERS[verb] ?? TAKEN));
    if (verb === 'QUIT') socket.end();
    if (verb !== 'DATA') continue;
    mail.text = await textIn(lines);
    received.push(mail);
    say(TAKEN);
  }
}

function addressIn(line: string): string {
  return /<(.*)>/.exec(line)?.[1] ?? '';
}

async function textIn(lines: AsyncIterator<string>): Promise<string> {
  let text = '';
  for (let next = await lines.next(); !next.done && next.value !== '.'; next = await lines.next()) {
    text += `${next.value}\n`;
  }
  return text;
}

import { Agent, get } from 'node:http';

/** Simulates many visitors at once and measures their waiting times: a separate process, controlled by its parent. */
interface Job {
  origin: string;
  addresses: string[];
  clients: number;
  rounds: number;
}

process.on('message', (job: Job) => {
  void visit(job).then((times) => process.send?.(times));
});

async function visit({ origin, addresses, clients, rounds }: Job): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let next = 0;
  const times: number[] = [];
  async function visitor(): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      const address = addresses[next++ % addresses.length] ?? '';
      const start = performance.now();
      await ask(`${origin}${address}`, agent);
      times.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: clients }, visitor));
  agent.destroy();
  return times;
}

function ask(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'x-api-key': 'campavia-web' } }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${address} was answered with ${answer.statusCode}`));
      });
    }).on('error', reject);
  });
}

import { Socket } from 'node:net';
import pg from 'pg';

const UNANSWERED = 'Query read timeout';

/**
 * A connection that is closed when a statement gets no answer within `query_timeout`. The driver alone would report the
 * error and leave the statement running, so that all later ones on this connection would wait for it.
 */
export class TimeoutClient extends pg.Client {
  /** Called when this connection was closed because the database did not answer. */
  onUnanswered: () => void = () => undefined;
  private readonly socket: Socket;

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.socket = socket;
  }

  /** Closes this connection while it is idle. The error makes the pool remove it. */
  closeIdle(): void {
    this.emit('error', new Error('Connection closed: the database does not answer'));
    this.socket.destroy();
  }

  /** Sends a statement, with the arguments of `pg.Client.query`. */
  protected ask(asked: readonly unknown[]): unknown {
    const answer = (super.query as (...asked: unknown[]) => unknown).apply(this, [...asked]);
    return answer instanceof Promise ? answer.catch((error: Error) => this.fail(error)) : answer;
  }

  // Rethrows after the connection is closed; otherwise the pool would give it to the next caller.
  private async fail(error: Error): Promise<never> {
    if (error.message === UNANSWERED) {
      const closed = new Promise<void>((settle) => this.once('end', settle));
      this.socket.destroy();
      await closed;
      this.onUnanswered();
    }
    throw error;
  }
}

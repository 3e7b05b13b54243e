import { randomUUID } from 'node:crypto';

import type { APIRequestContext } from '@playwright/test';

import { tokensOf } from './users';

type Method = 'get' | 'post' | 'put' | 'patch';

export class ApiClient {
  private constructor(
    readonly request: APIRequestContext,
    private readonly headers: Record<string, string>,
  ) {}

  static async of(request: APIRequestContext, email: string): Promise<ApiClient> {
    const { access_token } = await tokensOf(request, email);
    const known = { 'x-api-key': 'campavia-web', 'accept-language': 'en-IE' };
    return new ApiClient(request, { ...known, authorization: `Bearer ${access_token}` });
  }

  /** Throws when the call is refused. */
  async call<Answer>(method: Method, path: string, data?: object): Promise<Answer> {
    const answer = await this.send(method, path, data);
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  /** Undefined when the call is refused. */
  async ask<Answer>(method: Method, path: string, data?: object): Promise<Answer | undefined> {
    const answer = await this.send(method, path, data);
    return answer.ok() ? ((await answer.json()) as Answer) : undefined;
  }

  private send(method: Method, path: string, data?: object) {
    const headers = { ...this.headers, 'idempotency-key': randomUUID() };
    return this.request[method](path, { headers, ...(data && { data }) });
  }
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import type { Page } from '@playwright/test';

export interface CardVault {
  origin: string;
  registerFor(page: Page): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a vault that accepts cards from every origin and stores them in the payment sandbox. */
export async function startCardVault(): Promise<CardVault> {
  const server = createServer((request, answer) => void receive(request, answer));
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    async registerFor(page) {
      await page.route(/\/payment\/\?type=/, async (route) => {
        const response = await route.fetch();
        const preparation = await response.json();
        preparation.card_registration.url = `${origin}/cards`;
        await route.fulfill({ response, json: preparation });
      });
    },
    stop: () => new Promise((settle) => server.close(() => settle())),
  };
}

async function receive(request: IncomingMessage, answer: ServerResponse): Promise<void> {
  answer.setHeader('access-control-allow-origin', '*');
  answer.setHeader('access-control-allow-headers', 'content-type, accept-language');
  if (request.method !== 'POST') return void answer.writeHead(204).end();
  const stored = await storeInSandbox(await text(request));
  answer.writeHead(stored.status, { 'content-type': 'application/json' }).end(await stored.text());
}

function storeInSandbox(card: string): Promise<Response> {
  return fetch(`${process.env.CAMPAVIA_URL}/sandbox/psp/cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: card,
  });
}

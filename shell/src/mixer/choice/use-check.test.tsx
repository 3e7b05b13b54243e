import { renderHook, waitFor } from '@testing-library/react';

import { answer, setUpWire } from '@campavia/testing';

import type { Releases } from '../registry/registry-client';

import { useCheck } from './use-check';

setUpWire();

const PROOF = '/_registry/mixer/proof';
const safe = { isSafe: true, compositions: 3, problems: [] };
const one = { 'mf-search': '1.1.0' };
const two = { ...one, 'mf-trips': '2.0.0' };

function check(choice: Releases) {
  return renderHook((current: Releases) => useCheck('de-at', current), { initialProps: choice });
}

test('only the last of several quick choices is checked', async () => {
  const proofs = answer('post', PROOF, safe);
  const { result, rerender } = check(one);
  rerender(two);
  expect(result.current).toEqual({ state: 'checking' });
  await waitFor(() => expect(result.current).toEqual({ state: 'checked', verdict: safe }));
  expect(proofs.bodies).toEqual([{ releases: two }]);
  expect(proofs.urls[0]?.search).toBe('?site=de-at');
});

test('the answer to an earlier choice is dropped', async () => {
  const late = answer('post', PROOF, {}, { isHanging: true });
  const { result, rerender } = check(one);
  await waitFor(() => expect(late.bodies).toHaveLength(1));
  answer('post', PROOF, safe);
  rerender(two);
  await waitFor(() => expect(result.current).toEqual({ state: 'checked', verdict: safe }));
});

test('the same choice in another order is the same choice', async () => {
  const proofs = answer('post', PROOF, safe);
  const { result, rerender } = check(two);
  await waitFor(() => expect(result.current.state).toBe('checked'));
  rerender({ 'mf-trips': '2.0.0', 'mf-search': '1.1.0' });
  expect(result.current.state).toBe('checked');
  expect(proofs.bodies).toHaveLength(1);
});

test('no choice needs no check', () => {
  expect(check({}).result.current).toEqual({ state: 'nothing' });
});

test("a refusal to check is shown as a problem, with the registry's text", async () => {
  answer('post', PROOF, { code: 'bad_request', detail: 'There is no release mf-search@9.' }, { status: 400 });
  const { result } = check(one);
  await waitFor(() => expect(result.current.state).toBe('checked'));
  expect(result.current).toMatchObject({
    verdict: { isSafe: false, problems: [{ message: 'There is no release mf-search@9.' }] },
  });
});

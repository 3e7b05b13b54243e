import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { createIntl } from 'react-intl';
import { Route, Routes } from 'react-router';
import { Type } from 'typebox';

describe('the test preset', () => {
  it('runs every test in UTC', () => {
    expect(new Date(2026, 0, 1).toISOString()).toBe('2026-01-01T00:00:00.000Z');
  });

  it('supports import.meta in sources', () => {
    expect(existsSync(fileURLToPath(import.meta.url))).toBe(true);
    expect(existsSync(fileURLToPath(new URL('./preset.mjs', import.meta.url)))).toBe(true);
  });

  it('loads packages that are published as ES modules only', () => {
    expect(createIntl({ locale: 'fr' }).formatNumber(1.5)).toBe('1,5');
    expect([Route, Routes, Type.String].map((each) => typeof each)).toEqual(Array(3).fill('function'));
  });
});

import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

import {
  ExtensionListSchema,
  ExtensionPriceSchema,
  ExtensionPricesSchema,
  ExtensionSchema,
  UpgradeListSchema,
  UpgradeSchema,
} from '../../index';
import {
  anExtension,
  anExtensionPrice,
  anUpgrade,
  someExtensionPrices,
  someExtensions,
  someUpgrades,
} from '../index';

const cases: [string, TSchema, unknown][] = [
  ['an extension', ExtensionSchema, anExtension()],
  ['the price of an extension', ExtensionPriceSchema, anExtensionPrice()],
  ['the prices of days', ExtensionPricesSchema, someExtensionPrices()],
  ['an upgrade', UpgradeSchema, anUpgrade()],
  ['extensions of a trip', ExtensionListSchema, someExtensions([anExtension()])],
  ['upgrades of a trip', UpgradeListSchema, someUpgrades([anUpgrade()])],
];

test.each(cases)('builds %s as the contract says', (_, schema, built) => {
  expect([...Value.Errors(schema, built)]).toEqual([]);
});

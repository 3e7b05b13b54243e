import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { foldPlaceName, type GazetteerRow, readGazetteer, readRenamedSlugs } from './load-gazetteer';

const all: GazetteerRow[] = [];
const byId = new Map<number, GazetteerRow>();
const bySlug = new Map<string, GazetteerRow>();

beforeAll(async () => {
  for await (const row of readGazetteer()) {
    all.push(row);
    byId.set(row.id, row);
    bySlug.set(row.slug, row);
  }
});

function place(slug: string): GazetteerRow {
  const row = bySlug.get(slug);
  if (!row) throw new Error(`no place at ${slug}`);
  return row;
}

function pathTo(slug: string): string[] {
  const names: string[] = [];
  for (let row: GazetteerRow | undefined = place(slug); row; row = byId.get(row.parentId ?? -1)) {
    names.unshift(row.name);
  }
  return names;
}

function bestMatch(typed: string): GazetteerRow | undefined {
  const wanted = foldPlaceName(typed);
  return all
    .filter((row) => row.placeType === 'LOC')
    .filter((row) => [row.searchName, ...row.alternateNames.map(foldPlaceName)].includes(wanted))
    .sort((a, b) => b.population - a.population)[0];
}

function countOf(country: string, placeType: string): number {
  return all.filter((row) => row.country === country && row.placeType === placeType).length;
}

describe('the gazetteer', () => {
  it('can be stored row by row, because every parent comes before its children', () => {
    const seen = new Set<number>();
    const orphans = all.filter((row) => {
      seen.add(row.id);
      return row.parentId === null ? row.placeType !== 'COUNTRY' : !seen.has(row.parentId);
    });
    expect(orphans).toEqual([]);
  });

  it('has a unique id and a unique slug for every place', () => {
    expect(byId.size).toBe(all.length);
    expect(bySlug.size).toBe(all.length);
    expect(all.filter((row) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(row.slug))).toEqual([]);
    expect(all.filter((row) => !Number.isInteger(row.id) || row.id < 1 || row.id >= 2 ** 31)).toEqual([]);
  });

  it('has valid values in every field', () => {
    const broken = all.filter(
      (row) =>
        row.name.trim() === '' ||
        row.searchName === '' ||
        row.alternateNames.includes('') ||
        !(Math.abs(row.latitude) <= 90 && Math.abs(row.longitude) <= 180) ||
        !(row.population >= 0) ||
        !(row.radiusKm > 0 || row.placeType === 'COUNTRY'),
    );
    expect(broken).toEqual([]);
  });

  it('contains all six kinds of place, in all twelve countries of the sites', () => {
    expect(new Set(all.map((row) => row.placeType))).toEqual(
      new Set(['COUNTRY', 'LVL1', 'LVL2', 'LOC', 'SUB', 'POI']),
    );
    const countries = all.filter((row) => row.placeType === 'COUNTRY').map((row) => row.country);
    expect(countries.sort().join(' ')).toBe('AT BE CH DE ES FR GB IE IT NL PT US');
  });

  it.each([
    ['FR', 13, 95, 8000],
    ['DE', 16, 19, 7000],
    ['AT', 9, 79, 2000],
    ['CH', 26, 100, 1000],
    ['ES', 19, 40, 6500],
    ['IT', 20, 100, 9500],
    ['PT', 20, 0, 900],
    ['NL', 12, 0, 1200],
    ['BE', 3, 10, 1600],
    ['GB', 4, 120, 4000],
    ['IE', 4, 26, 300],
    ['US', 51, 2800, 15000],
  ])('contains the regions and towns of %s', (country, lvl1, lvl2, towns) => {
    expect(countOf(country, 'LVL1')).toBe(lvl1);
    expect(countOf(country, 'LVL2')).toBeGreaterThanOrEqual(lvl2);
    expect(countOf(country, 'LOC')).toBeGreaterThanOrEqual(towns);
  });

  it.each([
    ['annecy', ['France', 'Auvergne-Rhône-Alpes', 'Haute-Savoie', 'Annecy']],
    ['montmartre', ['France', 'Île-de-France', 'Paris', 'Montmartre']],
    ['lago-di-garda', ['Italia', 'Veneto', 'Provincia di Verona', 'Lago di Garda']],
    ['rotterdam', ['Nederland', 'Zuid-Holland', 'Rotterdam']],
    ['hamburg', ['Deutschland', 'Land Hamburg', 'Hamburg']],
    ['dublin', ['Ireland', 'Leinster', 'County Dublin', 'Dublin']],
  ])('has the parents of %s, from the country down', (slug, path) => {
    expect(pathTo(slug)).toEqual(path);
  });

  it.each([
    ['Munich', 'muenchen'],
    ['Monaco di Baviera', 'muenchen'],
    ['münchen', 'muenchen'],
    ['Muenchen', 'muenchen'],
    ['FLORENZ', 'firenze'],
    ['Ginebra', 'geneve'],
    ['Keulen', 'koeln'],
    ['Séville', 'sevilla'],
    ["L'Aia", 'den-haag'],
    ['san sebastian', 'donostia-san-sebastian'],
    ['Londres', 'london'],
  ])('finds %s by the name that a visitor types', (typed, slug) => {
    expect(bestMatch(typed)?.slug).toBe(slug);
  });

  it("has each country's name in the languages of the sites", () => {
    for (const language of ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'ca']) {
      const names = new Intl.DisplayNames([language], { type: 'region' });
      for (const country of all.filter((row) => row.placeType === 'COUNTRY')) {
        const known = [country.name, ...country.alternateNames].map(foldPlaceName);
        expect(known).toContain(foldPlaceName(names.of(country.country) ?? ''));
      }
    }
  });

  it('redirects old slugs to existing places, and never to one with the same name', async () => {
    const renamed = await readRenamedSlugs();
    expect(renamed.get('munchen')).toBe('muenchen');
    expect(renamed.get('florence')).toBe('firenze');
    expect([...renamed.values()].filter((slug) => !bySlug.has(slug))).toEqual([]);
    expect([...renamed.keys()].filter((slug) => bySlug.has(slug))).toEqual([]);
  });

  it('throws when its files are missing or damaged', async () => {
    await expect(readGazetteer('/nowhere').next()).rejects.toThrow('hand-places.json');
    const folder = mkdtempSync(join(tmpdir(), 'gazetteer-'));
    writeFileSync(join(folder, 'hand-places.json'), '[{"id": "one"}]');
    await expect(readGazetteer(folder).next()).rejects.toThrow('hand-places.json is damaged: /0');
    writeFileSync(join(folder, 'hand-places.json'), '[]');
    await expect(readGazetteer(folder).next()).rejects.toThrow('gazetteer.csv.gz');
    writeFileSync(join(folder, 'gazetteer.csv.gz'), 'not gzipped');
    await expect(readGazetteer(folder).next()).rejects.toThrow('incorrect header check');
    rmSync(folder, { recursive: true });
  });
});

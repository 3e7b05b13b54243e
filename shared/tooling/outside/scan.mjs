/** Scans one page with the Observatory's scanner and prints what it found: `scan.mjs <scanner module> <host and path>`. */
const [scanner, address] = process.argv.slice(2);
const { scan } = await import(scanner);
const { scan: verdict, tests } = await scan(address);
const found = Object.entries(tests).map(([test, { pass, result, scoreModifier }]) => ({
  test,
  pass,
  result,
  points: scoreModifier,
}));
console.log(JSON.stringify({ grade: verdict.grade, score: verdict.score, found }));

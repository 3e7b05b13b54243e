export async function withTimeLimit(promise: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((settle) => (timer = setTimeout(settle, ms)));
  await Promise.race([promise, over]);
  clearTimeout(timer);
}

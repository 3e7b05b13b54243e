/** The first signature that fits is taken: a string fits only the deprecated one, and lint reports it. */
interface DateConstructor {
  new (value: number | Date): Date;
  /** @deprecated A day stays a string: use the dates of `@campavia/domain`. */
  new (value: number | string | Date): Date;
  /** @deprecated A day stays a string: use the dates of `@campavia/domain`. */
  parse(text: string): number;
}

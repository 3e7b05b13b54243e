/** A JSON Schema as it stands in the source, every word a literal. */
interface WrittenSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, WrittenSchema>>;
  readonly required?: readonly string[];
  readonly items?: WrittenSchema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly WrittenSchema[];
}

interface Named {
  string: string;
  number: number;
  integer: number;
  boolean: boolean;
  null: null;
}

type Flat<T> = { [Key in keyof T]: T[Key] };

type ObjectOf<Properties, Required extends string> = Flat<
  { -readonly [Key in keyof Properties as Key extends Required ? Key : never]: TypeOf<Properties[Key]> } & {
    -readonly [Key in keyof Properties as Key extends Required ? never : Key]?: TypeOf<Properties[Key]>;
  }
>;

/** The type of the values that a schema allows. */
export type TypeOf<Schema> = Schema extends { readonly enum: readonly (infer Value)[] }
  ? Value
  : Schema extends { readonly anyOf: readonly (infer Choice)[] }
    ? TypeOf<Choice>
    : Schema extends { readonly type: readonly (infer Name extends keyof Named)[] }
      ? Named[Name]
      : Schema extends { readonly type: infer Name extends keyof Named }
        ? Named[Name]
        : Schema extends { readonly type: 'array'; readonly items: infer Item }
          ? TypeOf<Item>[]
          : Schema extends { readonly type: 'object'; readonly properties: infer Properties }
            ? ObjectOf<
                Properties,
                Schema extends { readonly required: readonly (infer Key extends string)[] } ? Key : never
              >
            : unknown;

/** What JSON Schema can say of a type: of functions nothing. */
type Sayable<T> = T extends (...args: never) => unknown
  ? unknown
  : T extends readonly (infer Item)[]
    ? Sayable<Item>[]
    : T extends object
      ? { [Key in keyof T]: Sayable<T[Key]> }
      : T;

type IsSame<One, Other> =
  (<G>() => G extends One ? 1 : 2) extends <G>() => G extends Other ? 1 : 2 ? true : false;

/**
 * The schemas of a table of types, each saying exactly what its type says; where one does not, the compiler
 * names it and shows what it says instead.
 */
export type SchemasOf<Types, Schemas extends Record<keyof Types, WrittenSchema>> = {
  readonly [Name in keyof Types]: IsSame<TypeOf<Schemas[Name]>, Sayable<Types[Name]>> extends true
    ? Schemas[Name]
    : { theSchemaSaysInstead: TypeOf<Schemas[Name]> };
};

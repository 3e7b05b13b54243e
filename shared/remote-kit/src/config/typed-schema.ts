/** A JSON Schema as a literal type. */
interface LiteralSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, LiteralSchema>>;
  readonly required?: readonly string[];
  readonly items?: LiteralSchema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly LiteralSchema[];
}

interface TypeByName {
  string: string;
  number: number;
  integer: number;
  boolean: boolean;
  null: null;
}

type Simplified<T> = { [Key in keyof T]: T[Key] };

type ObjectOf<Properties, Required extends string> = Simplified<
  { -readonly [Key in keyof Properties as Key extends Required ? Key : never]: TypeOf<Properties[Key]> } & {
    -readonly [Key in keyof Properties as Key extends Required ? never : Key]?: TypeOf<Properties[Key]>;
  }
>;

/** The type of the values that a schema allows. */
export type TypeOf<Schema> = Schema extends { readonly enum: readonly (infer Value)[] }
  ? Value
  : Schema extends { readonly anyOf: readonly (infer Choice)[] }
    ? TypeOf<Choice>
    : Schema extends { readonly type: readonly (infer Name extends keyof TypeByName)[] }
      ? TypeByName[Name]
      : Schema extends { readonly type: infer Name extends keyof TypeByName }
        ? TypeByName[Name]
        : Schema extends { readonly type: 'array'; readonly items: infer Item }
          ? TypeOf<Item>[]
          : Schema extends { readonly type: 'object'; readonly properties: infer Properties }
            ? ObjectOf<
                Properties,
                Schema extends { readonly required: readonly (infer Key extends string)[] } ? Key : never
              >
            : unknown;

/** The part of a type that JSON Schema can describe; without functions and signals. */
type Describable<T> = T extends ((...args: never) => unknown) | AbortSignal
  ? unknown
  : T extends readonly (infer Item)[]
    ? Describable<Item>[]
    : T extends object
      ? { [Key in keyof T]: Describable<T[Key]> }
      : T;

type IsSame<One, Other> =
  (<G>() => G extends One ? 1 : 2) extends <G>() => G extends Other ? 1 : 2 ? true : false;

/**
 * Schemas for a table of types, each equivalent to its type; the compiler reports one that differs, with the type that
 * it describes.
 */
export type SchemasOf<Types, Schemas extends Record<keyof Types, LiteralSchema>> = {
  readonly [Name in keyof Types]: IsSame<TypeOf<Schemas[Name]>, Describable<Types[Name]>> extends true
    ? Schemas[Name]
    : { theSchemaSaysInstead: TypeOf<Schemas[Name]> };
};

import SerializerCompiler from '@fastify/fast-json-stringify-compiler';

import type { Api } from '../core/app-context';

type CompileInput = Parameters<Parameters<Api['setSerializerCompiler']>[0]>[0];
type Serialize = (data: unknown) => string;

const compile = SerializerCompiler()({}, {}) as (input: CompileInput) => Serialize;

/** By schema, which routes and applications of one process share. */
const compiled = new WeakMap<object, Serialize>();

/** Compiles the serializer of an answer when it is first sent, as the schemas of requests are. */
export function serializeLazily(app: Api): void {
  app.setSerializerCompiler((input) => {
    let serialize: Serialize | undefined;
    return (data: unknown) => {
      serialize ??= serializerOf(input);
      return serialize(data);
    };
  });
}

function serializerOf(input: CompileInput): Serialize {
  const schema = input.schema as object;
  const serialize = compiled.get(schema) ?? compile(input);
  compiled.set(schema, serialize);
  return serialize;
}

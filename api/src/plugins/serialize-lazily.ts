import SerializerCompiler from '@fastify/fast-json-stringify-compiler';

import type { Api } from '../core/app-context';

type CompileInput = Parameters<Parameters<Api['setSerializerCompiler']>[0]>[0];
type Serialize = (data: unknown) => string;

const compile = SerializerCompiler()({}, {}) as (input: CompileInput) => Serialize;

/** Compiles the serializer of an answer when it is first sent, as the schemas of requests are. */
export function serializeLazily(app: Api): void {
  app.setSerializerCompiler((input) => {
    let serialize: Serialize | undefined;
    return (data: unknown) => {
      serialize ??= compile(input);
      return serialize(data);
    };
  });
}

/** Replaces the log of the federation runtime. */
export function createLogger(prefix) {
  return {
    log: (...values) => console.log(prefix, ...values),
    info: (...values) => console.info(prefix, ...values),
    warn: (...values) => console.warn(prefix, ...values),
    error: (...values) => console.error(prefix, ...values),
    debug: () => {},
  };
}

export const createInfrastructureLogger = createLogger;
export const bindLoggerToCompiler = () => {};
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = logger;

/** In place of federation's own: it is told of plugins and forgets manifests, of which there are none. */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin: () => undefined };
}

export const getGlobalRemoteInfo = () => ({});

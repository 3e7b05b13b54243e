import { startScratchServer, type ScratchServer } from './scratch-server';

declare global {
  var campaviaRegistryServer: ScratchServer | undefined;
}

export default async function setUp(): Promise<void> {
  globalThis.campaviaRegistryServer = await startScratchServer();
  process.env.CAMPAVIA_TEST_REGISTRY = globalThis.campaviaRegistryServer.url;
}

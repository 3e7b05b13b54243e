import { startScratchServer, type ScratchServer } from './scratch-databases';

declare global {
  var campaviaScratchServer: ScratchServer | undefined;
}

const CAMPERS = 400;

export default async function setUp(): Promise<void> {
  globalThis.campaviaScratchServer = await startScratchServer(CAMPERS, { isThrowaway: true });
  process.env.CAMPAVIA_TEST_TEMPLATE = globalThis.campaviaScratchServer.templateUrl;
}

import { requestChange } from '../client/request-change';
import type { RegistryStatus } from '../client/registry-responses';
import type { SiteClient } from '../client/site-client';
import type { CommandCall } from '../parsing/command-definition';
import { readBuiltRelease } from '../../uploads';

/** Adds parts of finished releases that the registry does not know; each belongs to the squad it names. */
export async function addUnknownParts(
  call: CommandCall,
  site: SiteClient,
  { folders, status }: { folders: readonly string[]; status: RegistryStatus },
): Promise<void> {
  let { head } = status;
  for (const folder of folders) {
    const { part, config } = await readBuiltRelease(folder);
    if (status.parts[part]) continue;
    const body = { part, squad: config.squad };
    head = (await requestChange(call, site, { act: 'part-added', body }, head)).head;
    call.environment.showProgress(`${part} is new and belongs to the squad ${config.squad}`);
  }
}

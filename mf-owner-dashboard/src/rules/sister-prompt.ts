import type { OwnCamper } from '@campavia/contracts';

/** `migrate`: the camper may be listed on the sister platform. `sync`: its listing there is not published yet. */
export type SisterPromptKind = 'migrate' | 'sync';

/** The prompt about the sister platform; undefined for most campers. */
export function sisterPromptOf({
  permissions,
  goboony,
}: Pick<OwnCamper, 'permissions' | 'goboony'>): SisterPromptKind | undefined {
  if (permissions.can_be_migrated_to_goboony) return 'migrate';
  return goboony.should_display_modal ? 'sync' : undefined;
}

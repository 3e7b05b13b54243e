import { list, SettingsError } from './setting-values';

/** @throws SettingsError for an invalid channel name */
export function channelName(variable: string, name: string): string {
  if (/^[a-z0-9][a-z0-9-]{0,40}$/.test(name)) return name;
  throw new SettingsError(
    `${variable}: "${name}" is not a valid channel name; use small letters, digits and hyphens`,
  );
}

/** Format: `staging=staging.example,…`. @throws SettingsError naming the invalid entry */
export function channelHosts(text: string): ReadonlyMap<string, string> {
  return new Map(
    list(text).map((entry) => {
      const [channel = '', host = ''] = entry.split('=');
      if (!/^[a-z0-9][a-z0-9.-]*$/i.test(host)) {
        throw new SettingsError(
          `CHANNEL_HOSTS: "${entry}" must be channel=host, like staging=staging.example`,
        );
      }
      return [host.toLowerCase(), channelName('CHANNEL_HOSTS', channel)];
    }),
  );
}

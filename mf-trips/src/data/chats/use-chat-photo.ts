import useSWR from 'swr';

import { chatKeys, getChatPhoto } from '@campavia/api-client';

import { readDataUrl } from '../picture-file';

/** The picture of a message as a data URL: its address needs the session. */
export function useChatPhoto(messageId: number): { src: string | undefined; hasFailed: boolean } {
  const { data, error } = useSWR<string, unknown>(
    chatKeys.photo(messageId),
    async () => readDataUrl(await getChatPhoto(messageId)),
    { revalidateIfStale: false },
  );
  return { src: data, hasFailed: error !== undefined && data === undefined };
}

import {
  createSignal,
  integer,
  object,
  optional,
  picklist,
  string,
  type WritableSignal,
} from '@crema/shared-contracts';
import { persistedValue, type PersistedValue, type StorageWindow } from '@crema/remote-kit';
import { channels, type ChannelChoice } from './channel.rules.ts';

/** The type of order is a fact of its own, stored apart from the pickup option and the place of consumption (D-23). */
export const channelRecord = (home?: StorageWindow): PersistedValue<ChannelChoice> =>
  persistedValue<ChannelChoice>(
    {
      key: 'crema.ordering.channel',
      version: 1,
      validate: object({ channel: picklist(...channels), at: integer, storeNumber: optional(string) }),
    },
    home,
  );

/** The customer's choice on this device: it survives a reload and follows other tabs while somebody listens. */
export const channelChoice = (record = channelRecord()): WritableSignal<ChannelChoice | undefined> => {
  const choice = createSignal(record.read());
  return {
    get: choice.get,
    getServer: () => undefined,
    set: (next) => {
      record.write(next);
      choice.set(next);
    },
    subscribe: (listener) => {
      choice.set(record.read() ?? choice.get());
      const changes = record.changes$.subscribe(choice.set);
      const stop = choice.subscribe(listener);
      return () => {
        stop();
        changes.unsubscribe();
      };
    },
  };
};

import type { Transaction } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

declare module '../../http/app-deps.ts' {
  interface AppDeps {
    /** The work of other modules in the transaction that stores a new password; they add it when they are registered. */
    readonly passwordChanges: PasswordChanges;
  }
}
type OnPasswordChange = (trx: Transaction<Tables>, memberId: string) => Promise<void>;
export interface PasswordChanges {
  add(onChange: OnPasswordChange): void;
  announce: OnPasswordChange;
}

export const createPasswordChanges = (): PasswordChanges => {
  const listeners: OnPasswordChange[] = [];
  return {
    add: (onChange) => void listeners.push(onChange),
    announce: async (trx, memberId) => {
      for (const onChange of listeners) await onChange(trx, memberId);
    },
  };
};

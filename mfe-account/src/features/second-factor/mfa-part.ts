import type { MfaSettingsReply } from '@crema/shared-contracts';

export interface Removal {
  readonly path: string;
  /** The row. */
  readonly name: string;
  /** The message that says what the removal means. Without one the member is not asked: nothing is lost. */
  readonly body?: string;
}
/** The properties of each part of the page. */
export interface PartProps {
  readonly settings: MfaSettingsReply;
  /** The path of the change that runs. */
  readonly running: string | undefined;
  readonly onRemove: (removal: Removal) => void;
}

/** Whether the next removal turns two-step verification off. */
export const isLastFactor = ({ factors, passkeys }: MfaSettingsReply): boolean =>
  factors.length + passkeys.length === 1;

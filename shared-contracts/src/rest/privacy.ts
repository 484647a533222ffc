/** The file of everything that is stored about a member (D-119). Times are ISO. */
export interface DataExport {
  readonly id: string;
  /** `making`: an email follows. `expired`: the file is deleted. */
  readonly state: 'making' | 'ready' | 'expired' | 'failed';
  readonly askedAt: string;
  /** When the file is deleted; null until it is made. */
  readonly expiresAt: string | null;
}
/** GET privacyRestPaths.privacy, by a member. */
export interface PrivacyReply {
  /** When the use of personal information for offers was ended (ACC-072); null while it is not, or was chosen again. */
  readonly personalUseEndedAt: string | null;
  /** The last request for the file; null without one. */
  readonly dataExport: DataExport | null;
}

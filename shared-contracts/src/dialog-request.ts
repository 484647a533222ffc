/** A question that the host shows as a dialog. */
export interface DialogRequest {
  readonly title: string;
  readonly body: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly tone?: 'plain' | 'danger';
}

import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Disclosure } from '@crema/shared-ui';

/** A collapsible section of the panel. */
export const Section = ({
  title,
  open = false,
  children,
}: {
  readonly title: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}) => (
  <Disclosure
    summary={<h3 className="crema-inspector-section-title">{<FormattedMessage id={title} />}</h3>}
    open={open}
  >
    <div className="crema-inspector-section">{children}</div>
  </Disclosure>
);

export const Details = ({ children }: { readonly children: ReactNode }) => (
  <dl className="crema-inspector-facts">{children}</dl>
);
/** `label` is a message id; `name` is shown as it is, in a code font. */
export const Detail = ({
  label,
  name,
  children,
}: {
  readonly label?: string;
  readonly name?: string;
  readonly children: ReactNode;
}) => (
  <>
    <dt className={name ? 'crema-inspector-code' : undefined}>
      {label ? <FormattedMessage id={label} /> : name}
    </dt>
    <dd>{children}</dd>
  </>
);

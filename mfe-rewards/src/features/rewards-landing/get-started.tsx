import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useMember } from '@crema/remote-kit';
import { brand } from '@crema/shared-contracts';
import { buttonClass, Heading, Text } from '@crema/shared-ui';
import numbered from '../../section/numbered-steps.module.css';
import { Section } from '../../section/section.tsx';
import s from './get-started.module.css';

/** Messages: `rewards.start.<id>.title`, `.body` and, with a URL, `.link`. */
const steps: readonly { readonly id: string; readonly to?: string }[] = [
  { id: 'join', to: '/account/create' },
  { id: 'order', to: '/menu' },
  { id: 'treat' },
];

/** The first steps, for guests (RWD-001). */
export const GetStarted = () => {
  if (useMember()) return null;
  return (
    <Section title={<FormattedMessage id="rewards.start.title" />}>
      <ol role="list" className={numbered.steps}>
        {steps.map(({ id, to }) => (
          <li key={id} className={numbered.step}>
            <Heading level={3}>
              <FormattedMessage id={`rewards.start.${id}.title`} />
            </Heading>
            <Text tone="muted">
              <FormattedMessage id={`rewards.start.${id}.body`} values={brand} />
            </Text>
            {to && (
              <Link to={to} className={`${buttonClass('secondary', { size: 'small' })} ${s.link}`}>
                <FormattedMessage id={`rewards.start.${id}.link`} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
};

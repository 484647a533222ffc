import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { DocumentPage, Paragraph } from '../../layout/document-page.tsx';
import { linkTags } from '../../layout/link-tags.tsx';
import s from './developers-page.module.css';
import example from './worked-example.json';

type StepName = keyof typeof example;
const steps = Object.keys(example) as readonly StepName[];
const placeholders = ['clientId', 'code', 'accessToken', 'refreshToken', 'newRefreshToken'] as const;

/** The values that a developer replaces, in the reader's language, between < and >. */
const usePlaceholders = (): Readonly<Record<string, string>> => {
  const intl = useIntl();
  return {
    origin: window.location.origin,
    ...Object.fromEntries(
      placeholders.map((name) => [
        name,
        `'<${intl.formatMessage({ id: `developers.placeholder.${name}` })}>'`,
      ]),
    ),
  };
};

const Code = ({ step }: { readonly step: StepName }) => {
  const values = usePlaceholders();
  const text = example[step]
    .join('\n')
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return (
    <pre className={s.code} translate="no">
      <code>{text}</code>
    </pre>
  );
};

const link = (path: string) => (words: ReactNode) => (
  <a key={path} href={path}>
    {words}
  </a>
);
const links = {
  ...brand,
  ...linkTags,
  metadata: link('/.well-known/oauth-authorization-server'),
  openapi: link('/apiproxy/openapi.json'),
};

const sections = [
  { id: 'overview', after: ['scopes', 'documents'] },
  ...steps.map((id) => ({ id, after: [`${id}.more`] })),
  { id: 'errors', after: [] },
];

/**
 * /developers (L-81): how an app of others gets access to an account. A test of the server follows worked-example.json word by word, so
 * that the page cannot differ from the server.
 */
export const DevelopersPage = () => (
  <DocumentPage
    title={<FormattedMessage id="developers.title" />}
    lead={<FormattedMessage id="developers.lead" values={links} />}
    sections={sections.map(({ id, after }) => ({
      id,
      title: <FormattedMessage id={`developers.${id}.title`} />,
      content: (
        <>
          <Paragraph>
            <FormattedMessage id={`developers.${id}.body`} values={links} />
          </Paragraph>
          {steps.some((step) => step === id) && <Code step={id as StepName} />}
          {after.map((part) => (
            <Paragraph key={part}>
              <FormattedMessage id={`developers.${part}`} values={links} />
            </Paragraph>
          ))}
        </>
      ),
    }))}
  />
);

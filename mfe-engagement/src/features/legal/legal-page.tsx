import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brand, defaultConfiguration, type Configuration } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { DocumentPage, Paragraph } from '../../layout/document-page.tsx';
import { linkTags } from '../../layout/link-tags.tsx';
import { CookieTable } from './cookie-table.tsx';
import { legalDocuments, type LegalDocument, type LegalSection } from './legal-documents.ts';

type Officer = NonNullable<Configuration['privacyOfficer']>;
/** The privacy officer (Law 25), as arguments of the texts. A server of an earlier release names nobody. */
const officerValues = ({ privacyOfficer }: Configuration) => {
  const { name, email, address } = privacyOfficer ?? (defaultConfiguration.privacyOfficer as Officer);
  return {
    hasName: name === undefined ? 'no' : 'yes',
    officerName: name ?? '',
    officerEmail: email,
    officerAddress: address,
    officer: (words: ReactNode) => (
      <a key="officer" href={`mailto:${email}`}>
        {words}
      </a>
    ),
  };
};
const useValues = () => ({ ...brand, ...linkTags, ...officerValues(useHost().configuration) });

interface SectionProps {
  readonly document: LegalDocument['id'];
  readonly section: LegalSection;
}
const SectionContent = ({ document, section: { id, paragraphs, table } }: SectionProps) => {
  const values = useValues();
  return paragraphs.map((paragraph, index) => [
    <Paragraph key={paragraph}>
      <FormattedMessage id={`legal.${document}.${id}.${paragraph}`} values={values} />
    </Paragraph>,
    index === 0 && table && <CookieTable key="table" />,
  ]);
};

/** The day of the version, in UTC: it is the same in every time zone. */
const Version = ({ version }: Pick<LegalDocument, 'version'>) => {
  const intl = useIntl();
  const day = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return (
    <FormattedMessage
      id="page.version"
      values={{
        version: intl.formatDate(version, day),
        date: (words) => (
          <time key="date" dateTime={version}>
            {words}
          </time>
        ),
      }}
    />
  );
};

const LegalPage = ({ document: { id, version, sections } }: { readonly document: LegalDocument }) => (
  <DocumentPage
    title={<FormattedMessage id={`legal.${id}.title`} />}
    lead={<FormattedMessage id={`legal.${id}.lead`} values={brand} />}
    eyebrow={<Version version={version} />}
    sections={sections.map((section) => ({
      id: section.id,
      title: <FormattedMessage id={`legal.${id}.${section.id}.title`} values={brand} />,
      content: <SectionContent document={id} section={section} />,
    }))}
  />
);

/** /legal/terms (ENG-043, D-161). */
export const TermsPage = () => <LegalPage document={legalDocuments.terms} />;
/** /legal/privacy (ENG-043, D-161). */
export const PrivacyPage = () => <LegalPage document={legalDocuments.privacy} />;

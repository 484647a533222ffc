import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { DocumentPage, Paragraph } from '../../layout/document-page.tsx';
import { linkTags } from '../../layout/link-tags.tsx';
import { CookieTable } from './cookie-table.tsx';
import { legalDocuments, type LegalDocument, type LegalSection } from './legal-documents.ts';

const values = { ...brand, ...linkTags };

interface SectionProps {
  readonly document: LegalDocument['id'];
  readonly section: LegalSection;
}
const SectionContent = ({ document, section: { id, paragraphs, table } }: SectionProps) =>
  paragraphs.map((paragraph, index) => [
    <Paragraph key={paragraph}>
      <FormattedMessage id={`legal.${document}.${id}.${paragraph}`} values={values} />
    </Paragraph>,
    index === 0 && table && <CookieTable key="table" />,
  ]);

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
    lead={<FormattedMessage id={`legal.${id}.lead`} values={values} />}
    eyebrow={<Version version={version} />}
    sections={sections.map((section) => ({
      id: section.id,
      title: <FormattedMessage id={`legal.${id}.${section.id}.title`} values={values} />,
      content: <SectionContent document={id} section={section} />,
    }))}
  />
);

/** /legal/terms (ENG-043, D-161). */
export const TermsPage = () => <LegalPage document={legalDocuments.terms} />;
/** /legal/privacy (ENG-043, D-161). */
export const PrivacyPage = () => <LegalPage document={legalDocuments.privacy} />;

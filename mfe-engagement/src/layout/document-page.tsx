import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Heading, Page, Text } from '@crema/shared-ui';
import { CustomerService } from './customer-service.tsx';
import s from './document-page.module.css';

export interface DocumentSection {
  /** The anchor of the section. */
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}
interface DocumentPageProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly eyebrow?: ReactNode;
  readonly sections: readonly DocumentSection[];
  /** Customer service is the first part on the help page, which it does not link to; otherwise the last. */
  readonly isHelp?: boolean;
}

/** A page of text: table of contents, sections with anchors, and the number of customer service (ENG-043). */
export const DocumentPage = ({ title, lead, eyebrow, sections, isHelp = false }: DocumentPageProps) => (
  <Page title={title} lead={lead} eyebrow={eyebrow}>
    <div className={s.columns}>
      <nav aria-labelledby="contents" className={s.contents}>
        <Heading id="contents" size="small">
          <FormattedMessage id="page.contents" />
        </Heading>
        <ol role="list" className={s.list}>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={s.text}>
        {isHelp && <CustomerService linksToHelp={false} />}
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className={s.section}>
            <Heading id={section.id} tabIndex={-1}>
              {section.title}
            </Heading>
            {section.content}
          </section>
        ))}
        {!isHelp && <CustomerService linksToHelp />}
      </div>
    </div>
  </Page>
);

/** One paragraph of a section. */
export const Paragraph = ({ children }: { readonly children: ReactNode }) => (
  <Text className={s.paragraph ?? ''}>{children}</Text>
);

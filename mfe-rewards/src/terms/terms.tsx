import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useLocale } from '@crema/remote-kit';
import { programmeVersion } from '@crema/shared-contracts';
import { useProgrammeFigures } from '../programme/programme-figures.ts';
import { Section } from '../section/section.tsx';
import { usePartnerFigures, usePartners } from '../partnerships/partners.ts';
import s from './terms.module.css';

/** Messages: `rewards.terms.<id>`. */
const terms = [
  'noStars',
  'notRedeemable',
  'difference',
  'birthday',
  'refills',
  'levels',
  'expiry',
  'bonus',
] as const;
/** The terms of the United States only (RWD-031). */
const termsOfUs = ['extra.taxes', 'extra.stores'] as const;

/** The id that footnotes and links lead to. */
export const termsId = 'terms';

/** The programme's conditions and the notes of the shown partners, in two columns on wide windows (RWD-031). */
export const Terms = () => {
  const { brand, amount } = useProgrammeFigures();
  const isUs = useLocale() === 'en-US';
  const partners = usePartners();
  const figures = usePartnerFigures();
  const { rewardValueCaps, levels, expireAfterMonths, reloadBonus } = programmeVersion;
  const values = {
    ...brand,
    customisation: amount(rewardValueCaps.customisation),
    merchandise: amount(rewardValueCaps.merchandise),
    goldFrom: levels.GOLD.fromStars,
    reserveFrom: levels.RESERVE.fromStars,
    months: expireAfterMonths,
    bonusFrom: amount(reloadBonus[0]?.fromMinor ?? 0),
  };
  return (
    <Section id={termsId} title={<FormattedMessage id="rewards.terms.title" />}>
      <ul className={s.terms}>
        {[...terms, ...(isUs ? termsOfUs : [])].map((id) => (
          <li key={id}>
            <FormattedMessage id={`rewards.terms.${id}`} values={values} />
          </li>
        ))}
        {partners.map(({ id, disclaimer }) => (
          <li key={id} id={disclaimer.id}>
            <sup>{disclaimer.footnote}</sup>{' '}
            <FormattedMessage
              id={`rewards.partner.${id}.terms`}
              values={{
                ...figures,
                inline: (chunks) => (
                  <Link key="inline" to={disclaimer.inlineLink ?? ''}>
                    {chunks}
                  </Link>
                ),
              }}
            />{' '}
            {disclaimer.trademarkKeys.map((key) => (
              <FormattedMessage
                key={key}
                id={key}
                values={{ name: <FormattedMessage id={`rewards.partner.${id}.name`} /> }}
              />
            ))}{' '}
            {disclaimer.conditionsLink && (
              <Link to={disclaimer.conditionsLink}>
                <FormattedMessage id="rewards.partner.conditions" />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
};

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { personalTables } from '../testing/personal-tables.ts';

const locales = join(import.meta.dirname, '../../../mfe-engagement/src/locales');
const read = (locale: string) =>
  JSON.parse(readFileSync(join(locales, `${locale}.json`), 'utf8')) as Readonly<Record<string, string>>;
const texts = { en: read('en-US'), fr: read('fr-CA') };

/** The kinds of data by the paragraph of the notice that names them, with the words for each table. */
const named: Readonly<
  Record<string, Readonly<Record<string, readonly [en: string, fr: string, columns: string]>>>
> = {
  'data.account': {
    member: [
      'name, email address|country and language|birthday and phone number|level|mailings',
      'votre nom, votre adresse courriel|pays et votre langue|date de naissance|numéro de téléphone|niveau|courriels',
      'member_id ex_id email first_name last_name market locale level brand_mail general_mail personal_mail registration_source joined_at email_confirmed_at birthday phone',
    ],
    member_agreement: [
      'agreements|date and language',
      'accords|date et leur langue',
      'kind locale agreed_at',
    ],
    password_history: ['replaced earlier ones', 'remplacé les précédents', 'replaced_at'],
  },
  'data.security': {
    session: [
      'sessions|kind of device|last use',
      'sessions|type d’appareil|dernière utilisation',
      'kind remember created_at expires_at proved_at device_label last_used_at',
    ],
    trusted_browser: ['trusted browsers', 'navigateurs de confiance', 'device_label last_used_at expires_at'],
    mfa_factor: [
      'second factors|authenticator app',
      'deuxièmes facteurs|application d’authentification',
      'type label confirmed_at',
    ],
    mfa_enrolment: ['second factors', 'deuxièmes facteurs', 'type label expires_at'],
    mfa_recovery_code: ['recovery codes were used', 'codes de secours', 'used_at'],
    passkey: [
      'passkeys with the names',
      'clés d’accès avec le nom',
      'name transports created_at last_used_at',
    ],
    email_confirmation: ['confirmation link', 'lien de confirmation', 'email expires_at used_at'],
    reset_token: ['password link', 'lien de mot de passe', 'email expires_at used_at'],
    email_change: ['or a code went to', 'un code a été envoyé', 'new_email expires_at'],
    email_change_undo: [
      'earlier email address',
      'ancienne adresse courriel',
      'earlier_email changed_at expires_at',
    ],
  },
  'data.orders': {
    orders: [
      'products|store|times|way of picking up|amount, tip, taxes and offer|name to call out|email address|phone number|mailings',
      'produits|café|heures|mode de cueillette|pourboire|offre|nom à appeler|adresse courriel|numéro de téléphone|courriels',
      'order_id order_number first_name email phone_number marketing_opt_in store_number store_name pickup_option consumption items summary offer star_tenths programme_version total_minor tip_minor currency locale slot_at placed_at ready_at receipt_mailed_at status',
    ],
    order_tender: [
      'how it was paid',
      'mode de paiement',
      'order_id position tender amount_minor label returned_to',
    ],
    order_transition: ['times', 'heures', 'order_id status at'],
    order_tip_change: ['tip', 'pourboire', 'order_id revision delta_minor at'],
    order_arrival: [
      'name and parking spot',
      'place de stationnement',
      'order_id stall_number display_name arrived_at noticed_at',
    ],
    order_void: ['cancellations', 'annulations', 'order_id reason'],
    order_payment: ['how it was paid', 'mode de paiement', 'order_id state error_code slot_at created_at'],
    priced_order: [
      'price that we quote',
      'prix que nous vous proposons',
      'order_id store_number items consumption pickup_option summary offer total_minor currency locale created_at expires_at',
    ],
  },
  'data.cart': {
    member_cart: [
      'cart is stored on our servers',
      'panier d’un membre est conservé sur nos serveurs',
      'items updated_at',
    ],
  },
  'data.cards': {
    svc_card: [
      'last four digits, the name and picture|balance',
      'quatre derniers chiffres, le nom et l’image|solde',
      'card_id last4 nickname design is_digital is_primary status balance_minor currency created_at removed_at',
    ],
    svc_ledger: [
      'every movement',
      'chaque mouvement',
      'entry_id card_id kind amount_minor balance_after_minor ref_type ref_id at',
    ],
    card_reload: [
      'your reloads',
      'vos recharges',
      'reload_id card_id purpose amount_minor currency payment_method_id attempts state error_code created_at settled_at',
    ],
    auto_reload: [
      'automatic reload',
      'recharge automatique',
      'card_id payment_method_id amount_minor trigger_minor status consented_at',
    ],
  },
  'payment.stored': {
    payment_instrument: [
      'payment methods|last four digits|name of the account|expiry date',
      'modes de paiement|quatre derniers chiffres|nom du compte|date d’expiration',
      'payment_method_id payment_type last_four account_name expiry_month expiry_year is_default address_id created_at removed_at',
    ],
    billing_address: [
      'billing address with name and phone number',
      'adresse de facturation avec le nom et le numéro de téléphone',
      'address_id type first_name last_name phone_number line1 line2 city postal_code country_subdivision country created_at removed_at',
    ],
    payment_attempt: [
      'each payment',
      'chaque paiement',
      'purpose order_id amount_minor currency state error_code brand last_four created_at captured_at captured_minor',
    ],
    payment_refund: ['refunds', 'remboursements', 'amount_minor currency at failed_at paid_at'],
    payment_chargeback: [
      'chargebacks',
      'rétrofacturations',
      'purpose subject amount_minor booked_minor at returned_at returned_minor',
    ],
    paypal_approval: [
      'payment methods',
      'modes de paiement',
      'state is_default payment_method_id expires_at',
    ],
  },
  'data.gifts': {
    gift_purchase: [
      'gifts that you buy|how it was paid',
      'cadeaux que vous achetez|mode de paiement',
      'purchase_id state error_code gift_order total_minor currency payment_label order_number created_at settled_at',
    ],
    gift: [
      'names and email addresses of the recipients|message|day of delivery',
      'noms et adresses courriel des destinataires|message|jour de livraison',
      'gift_id purchase_id position product_number amount_minor message sender_name recipient_name recipient_email deliver_at time_zone state expires_at sent_at mailed_at claimed_at bounced_at',
    ],
  },
  'data.stars': {
    star_account: ['level', 'niveau', 'balance_tenths level_until gold_since'],
    star_ledger: [
      'every change',
      'chaque changement',
      'entry_id kind tenths balance_after_tenths asked_tenths ref_type ref_id programme_version at',
    ],
    star_batch: ['your stars', 'vos étoiles', 'month remaining_tenths expires_at is_extended'],
    star_use_batch: ['your stars', 'vos étoiles', 'use_id month tenths'],
    star_source: [
      'the order behind it',
      'commande qui l’explique',
      'ref_type ref_id promised_tenths earned_at paid_minor taken_minor booked_tenths',
    ],
    coupon: ['coupons', 'coupons', 'code kind value minimum_minor currency expires_at'],
    offer_use: [
      'offers that you used',
      'offres que vous avez utilisés',
      'use_id order_id offer_type offer_code star_tenths discount_minor state at',
    ],
    offer_opt_in: ['joined', 'choisis', 'offer_id at'],
    promo_code: [
      'promo codes',
      'codes promotionnels',
      'code kind status star_tenths sub_market starts_at ends_at message',
    ],
    promo_redemption: [
      'promo codes that you entered',
      'codes promotionnels que vous avez saisis',
      'redemption_id code star_tenths at',
    ],
  },
  'data.favorites': {
    favorite_store: ['stores', 'cafés', 'store_number added_at'],
    favorite_product: ['products', 'produits', 'favorite_id sku child_items excluded_ingredients created_at'],
  },
  'data.feed': {
    stream_event: ['items of your home feed', 'éléments de votre fil', 'kind subject at'],
    stream_feed: ['variant of the feed', 'variante du fil', 'variant changed_at'],
    mailed_item: ['optional emails', 'courriels facultatifs', 'item_id mailed_at'],
  },
  'data.partners': {
    member_partner_link: [
      'accounts of partners|masked number',
      'comptes de partenaires|numéro masqué',
      'partner_id account_id masked_account linked_at',
    ],
    partner_link_attempt: ['accounts of partners', 'comptes de partenaires', 'partner_id expires_at'],
    oauth_grant: [
      'apps that you connected|may read',
      'applications que vous avez connectées|peuvent lire',
      'client_id scope granted_at last_used_at',
    ],
  },
  'data.requests': {
    privacy_request: ['about its use', 'au sujet de leur utilisation', 'email opt_in requested_at'],
    factor_recovery: [
      'turn two-step verification off',
      'désactiver la vérification en deux étapes',
      'email asked_at started_at due_at approved_at ended_at outcome',
    ],
    guest_data_request: [
      'a copy|deletion',
      'd’une copie|suppression',
      'email locale asked_at expires_at deletion_asked_at',
    ],
    account_export: ['a copy', 'd’une copie', 'asked_at'],
    account_deletion: ['deletion of your account', 'suppression de votre compte', 'asked_at due_at'],
  },
};

describe('the privacy notice, L-71', () => {
  const tables = Object.entries(named).flatMap(([paragraph, kinds]) =>
    Object.entries(kinds).map(([table, words]) => ({ paragraph, table, words })),
  );

  it('names each kind of personal data that the export has', () => {
    assert.deepEqual(
      tables.map(({ table }) => table).sort(),
      personalTables.map(({ table }) => table).sort(),
      'Name a new kind in mfe-engagement/src/locales (legal.privacy) and in this table.',
    );
  });

  for (const { paragraph, table, words } of tables)
    it(`names what ${table} has, in both languages`, () => {
      const [en, fr, columns] = words;
      const exported = personalTables.find((one) => one.table === table)?.exported;
      assert.deepEqual(columns.split(' '), exported, `Name a new column of ${table} in the notice.`);
      for (const [text, expected] of [
        [texts.en, en],
        [texts.fr, fr],
      ] as const) {
        const written = (text[`legal.privacy.${paragraph}`] ?? '').toLowerCase();
        for (const word of expected.split('|')) assert.ok(written.includes(word), `${paragraph}: ${word}`);
      }
    });
});

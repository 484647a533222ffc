import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { CupSizePicture } from '../art/pictures/cup-size-picture.tsx';
import { Tag } from '../feedback/tag.tsx';
import { Icon } from '../icon/icon.tsx';
import { Stack } from '../layout/stack.tsx';
import { Checkbox, Switch } from './checkbox.tsx';
import { FormError } from './form-error.tsx';
import { OptionTiles } from './option-tiles.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { RadioCards } from './radio-cards.tsx';
import { SearchField } from './search-field.tsx';
import { Select, TextArea, TextField } from './text-field.tsx';

export default { title: 'Fields/Overview' } satisfies Meta;

const sizes = [
  { value: 'small', label: 'Small', detail: '8 fl oz', art: <CupSizePicture size="small" /> },
  { value: 'medium', label: 'Medium', detail: '12 fl oz', art: <CupSizePicture size="medium" /> },
  { value: 'large', label: 'Large', detail: '16 fl oz', art: <CupSizePicture size="large" /> },
  {
    value: 'extra',
    label: 'Extra',
    detail: '20 fl oz',
    art: <CupSizePicture size="extra" />,
    disabled: true,
  },
] as const;

const ways = [
  {
    value: 'counter',
    label: 'At the counter',
    description: 'Ready in 6 minutes',
    start: <Icon name="storefront" />,
  },
  {
    value: 'curb',
    label: 'At the curb',
    description: 'We bring it to your car',
    start: <Icon name="car" />,
    end: <Tag tone="success">New</Tag>,
  },
  { value: 'delivery', label: 'Delivery', description: 'Not from this store', disabled: true },
] as const;

const Choices = () => {
  const [size, setSize] = useState<(typeof sizes)[number]['value']>('medium');
  const [way, setWay] = useState<(typeof ways)[number]['value']>('counter');
  const [count, setCount] = useState(2);
  return (
    <Stack gap={3} style={{ maxInlineSize: 480 }}>
      <OptionTiles legend="Size" options={sizes} value={size} onChange={setSize} />
      <RadioCards legend="How to pick up" options={ways} value={way} onChange={setWay} />
      <RadioCards
        legend="Reload"
        hint="Charged to your saved card"
        options={[{ value: 'ten', label: 'Ten dollars' }]}
        value={undefined}
        onChange={() => undefined}
        error="Choose an amount"
      />
      <QuantityStepper
        label="Quantity"
        decreaseLabel="One fewer"
        increaseLabel="One more"
        removeLabel="Remove"
        onRemove={() => undefined}
        value={count}
        onChange={setCount}
        max={4}
      />
    </Stack>
  );
};

const Words = () => {
  const [query, setQuery] = useState('Boulder');
  return (
    <Stack style={{ maxInlineSize: 480 }}>
      <FormError
        title="Two things to fix"
        errors={[
          { fieldId: 'mail', message: 'This email is not complete' },
          { fieldId: 'terms', message: 'Please agree to the terms' },
        ]}
      />
      <SearchField label="Search stores" clearLabel="Clear" value={query} onChange={setQuery} />
      <TextField label="First name" autoComplete="given-name" />
      <TextField
        id="mail"
        label="Email"
        icon="mail"
        hint="For the receipt"
        error="This email is not complete"
      />
      <TextField label="Promo code" aside="optional" placeholder="MORNING10" />
      <TextField label="Member number" value="1234 5678" disabled readOnly />
      <Select label="Province" defaultValue="QC">
        <option value="ON">Ontario</option>
        <option value="QC">Québec</option>
      </Select>
      <TextArea label="A note with your gift" hint="Up to 160 characters" />
      <Checkbox label="Save this card" hint="For next time" defaultChecked />
      <Checkbox id="terms" label="I agree to the terms" error="Please agree to the terms" />
      <Switch label="Order updates" hint="On this device" defaultChecked />
      <Switch label="Offers by email" />
    </Stack>
  );
};

export const Text: StoryObj = { render: () => <Words /> };
export const Choice: StoryObj = { render: () => <Choices /> };

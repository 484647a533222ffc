import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Cluster } from '../layout/stack.tsx';
import { Text } from '../typography/text.tsx';
import { Dialog } from './dialog.tsx';
import { Popover } from './popover.tsx';
import { Sheet } from './sheet.tsx';

export default { title: 'Overlays/Dialog, Sheet, Popover' } satisfies Meta;

const Demo = ({ first }: { first?: 'dialog' | 'sheet' }) => {
  const [open, setOpen] = useState(first);
  const close = () => setOpen(undefined);
  return (
    <Cluster>
      <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
      <Button onClick={() => setOpen('sheet')}>Open a sheet</Button>
      <Popover button="Why this price?" label="About the price">
        <Text size="note">Oat milk adds 70 cents at this store.</Text>
      </Popover>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Remove this card?"
        description="Its balance stays yours; you can add the card again at any time."
        closeLabel="Close"
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" onClick={close}>
              Remove card
            </Button>
          </>
        }
      />
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Choose a store"
        closeLabel="Close"
        actions={
          <Button block onClick={close}>
            Order here
          </Button>
        }
      >
        {Array.from({ length: 14 }, (_, index) => (
          <p key={index}>Pearl Street {index + 1}, open until 8 pm</p>
        ))}
      </Sheet>
    </Cluster>
  );
};

export const Closed: StoryObj = { render: () => <Demo /> };
export const DialogOpen: StoryObj = { render: () => <Demo first="dialog" /> };
export const SheetOpen: StoryObj = { render: () => <Demo first="sheet" /> };

import { expect, test } from 'vitest';
import { renderHtml } from '../testing/render-html.tsx';
import { Breakable } from './breakable.tsx';

test.each([
  ['PaymentInformationConnection', 'Payment<wbr/>Information<wbr/>Connection'],
  ['PAYMENT_AUTHORIZED_BY_BANK', 'PAYMENT_<wbr/>AUTHORIZED_<wbr/>BY_<wbr/>BANK'],
  ['__InternalConfiguration', '__Internal<wbr/>Configuration'],
  ['OrderItemConnection', 'OrderItem<wbr/>Connection'],
  ['PaymentPayment', 'Payment<wbr/>Payment'],
  ['OrderItems', 'OrderItems'],
  ['Notification', 'Notification'],
  ['Mutation.createOrder(input:)', 'Mutation<wbr/>.create<wbr/>Order<wbr/>(input:)'],
  ['Order.items', 'Order<wbr/>.items'],
  ['Requests that GraphQL answers', 'Requests that GraphQL answers'],
])('%s may wrap between its words', (name, expected) => {
  expect(renderHtml(<Breakable name={name} />)).toBe(expected);
});

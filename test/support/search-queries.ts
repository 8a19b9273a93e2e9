const API = '/docs/graphql/schema';
const MANUALS = '/docs/docs';

/** Queries, and the page or anchor that must be the first result. */
export const QUERIES: readonly (readonly [query: string, first: string])[] = [
  // Coordinates and members
  ['Order.placedAt', `${API}/types/objects/order#Order.placedAt`],
  ['placedat', `${API}/types/objects/order#Order.placedAt`],
  ['placed at', `${API}/types/objects/order#Order.placedAt`],
  ['Order.orderItems', `${API}/types/objects/order#Order.orderItems`],
  ['rejectionReason', `${API}/types/objects/order#Order.rejectionReason`],
  ['User.birthday', `${API}/types/objects/user#User.birthday`],
  [
    'ShoppingCart.shoppingcartItems',
    `${API}/types/objects/shopping-cart#ShoppingCart.shoppingcartItems`,
  ],
  ['OrderItem.id', `${API}/types/objects/order-item#OrderItem.id`],
  ['CreateOrderInput.userId', `${API}/types/inputs/create-order-input#CreateOrderInput.userId`],
  ['Query.order', `${API}/api/queries/order`],
  // Enum values
  ['OrderStatus.PENDING', `${API}/types/enums/order-status#OrderStatus.PENDING`],
  ['INVALID_ORDER_DATA', `${API}/types/enums/rejection-reason#RejectionReason.INVALID_ORDER_DATA`],
  // Definitions
  ['Order', `${API}/types/objects/order`],
  ['order object', `${API}/types/objects/order`],
  ['OrderConnection', `${API}/types/objects/order-connection`],
  ['orderconnection', `${API}/types/objects/order-connection`],
  ['createOrder', `${API}/api/mutations/create-order`],
  ['create order', `${API}/api/mutations/create-order`],
  ['placeOrder', `${API}/api/mutations/place-order`],
  ['CreateOrderInput', `${API}/types/inputs/create-order-input`],
  ['order', `${API}/types/objects/order`],
  ['product', `${API}/types/objects/product`],
  ['user', `${API}/types/objects/user`],
  ['wishlist', `${API}/types/objects/wishlist`],
  ['shoppingcart', `${API}/types/objects/shopping-cart`],
  ['datetime', `${API}/types/scalars/date-time`],
  ['uuid', `${API}/types/scalars/uuid`],
  ['DateTime', `${API}/types/scalars/date-time`],
  ['@deprecated', `${API}/types/directives/deprecated`],
  // Typing errors and incomplete words
  ['plcedAt', `${API}/types/objects/order#Order.placedAt`],
  ['creatOrder', `${API}/api/mutations/create-order`],
  ['createOdrer', `${API}/api/mutations/create-order`],
  ['createOrd', `${API}/api/mutations/create-order`],
  ['frist steps', `${MANUALS}/install-manuals/first-steps`],
  ['keyclaok production', `${MANUALS}/install-manuals/publishing-keycloak`],
  // Manuals
  ['first steps', `${MANUALS}/install-manuals/first-steps`],
  ['order service', `${MANUALS}/dev-manuals/services/order`],
  ['payment service', `${MANUALS}/dev-manuals/services/payment`],
  ['order saga', `${MANUALS}/dev-manuals/architecture/business-processes#the-order-saga`],
  ['how to use the experiment tool', `${MANUALS}/user-manuals/how-to-use-experiment-tool`],
  ['domain model', `${MANUALS}/dev-manuals/architecture/domain-model`],
  ['component diagram', `${MANUALS}/dev-manuals/architecture/component-diagram`],
  ['health endpoints', `${MANUALS}/dev-manuals/architecture/health-endpoints`],
  ['keycloak production', `${MANUALS}/install-manuals/publishing-keycloak`],
  ['infrastructure kubernetes', `${MANUALS}/dev-manuals/other-repositories/infrastructure-k8s`],
  ['id spelling', `${MANUALS}/dev-manuals/adr/id-spelling`],
  // Not used when the weights were tuned
  ['Product.internalName', `${API}/types/objects/product#Product.internalName`],
  ['Invoice.issuedAt', `${API}/types/objects/invoice#Invoice.issuedAt`],
  ['UserAddress', `${API}/types/objects/user-address`],
  ['ProductVariant', `${API}/types/objects/product-variant`],
  ['createProduct', `${API}/api/mutations/create-product`],
  ['shopping cart', `${API}/types/objects/shopping-cart`],
  ['prodcut variant', `${API}/types/objects/product-variant`],
  ['shipment servce', `${MANUALS}/dev-manuals/services/shipment`],
  ['catalog service', `${MANUALS}/dev-manuals/services/catalog`],
  ['business processes', `${MANUALS}/dev-manuals/architecture/business-processes`],
  ['user journeys', `${MANUALS}/dev-manuals/architecture/user-journeys`],
  ['Invoice.vatNumber', `${API}/types/objects/invoice#Invoice.vatNumber`],
];

/** Queries of readers with a task, and the page that must be among the first three results. */
export const TASKS: readonly (readonly [query: string, page: string])[] = [
  ['get a token', `${MANUALS}/dev-manuals/services/gateway`],
  ['place an order', `${MANUALS}/dev-manuals/services/order`],
  ['upload a file', `${MANUALS}/dev-manuals/services/media`],
  ['redeem a coupon', `${MANUALS}/dev-manuals/services/discount`],
  ['service contract', `${MANUALS}/dev-manuals/tooling/techstack-and-service-creation`],
  ['event catalogue', `${MANUALS}/dev-manuals/tooling/techstack-and-service-creation`],
  ['add a service to kubernetes', `${MANUALS}/dev-manuals/kubernetes/adding-a-new-service`],
  ['load test data', `${MANUALS}/install-manuals/first-steps`],
  ['stop and remove', `${MANUALS}/install-manuals/first-steps`],
  ['before the first apply', `${MANUALS}/dev-manuals/other-repositories/infrastructure-k8s`],
];

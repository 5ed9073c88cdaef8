CREATE TABLE public.account_credentials (
    id text NOT NULL,
    account_id text NOT NULL,
    provider text NOT NULL,
    provider_account_id text NOT NULL,
    password text,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE public.account_links (
    id text NOT NULL,
    hash text NOT NULL,
    account_id text,
    expires_at bigint NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE public.account_sessions (
    id text NOT NULL,
    account_id text NOT NULL,
    token_hash text NOT NULL,
    expires_at bigint NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE public.accounts (
    id text NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    email_verified integer NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE public.admin_links (
    hash text NOT NULL,
    email text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.admin_sessions (
    hash text NOT NULL,
    email text NOT NULL,
    created_at bigint NOT NULL,
    seen_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.audit_log (
    id text NOT NULL,
    at bigint NOT NULL,
    admin text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL
);
CREATE TABLE public.cart_lines (
    cart_id text NOT NULL,
    sku text NOT NULL,
    quantity integer NOT NULL,
    unit_price bigint NOT NULL,
    added_at bigint NOT NULL,
    CONSTRAINT cart_lines_quantity CHECK ((quantity > 0))
);
CREATE TABLE public.carts (
    id text NOT NULL,
    token_hash text NOT NULL,
    coupon text,
    revision integer NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    account_id text
);
CREATE TABLE public.comments (
    id text NOT NULL,
    post_id integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    text text NOT NULL,
    state text NOT NULL,
    token_hash text NOT NULL,
    fingerprint text NOT NULL,
    time_slot bigint NOT NULL,
    created_at bigint NOT NULL,
    decided_at bigint
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.messages (
    id text NOT NULL,
    form text NOT NULL,
    payload text NOT NULL,
    fingerprint text NOT NULL,
    time_slot bigint NOT NULL,
    created_at bigint NOT NULL,
    handled_at bigint
);
CREATE TABLE public.order_events (
    order_id text NOT NULL,
    "position" integer NOT NULL,
    state text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.order_keys (
    cart_id text NOT NULL,
    key text NOT NULL,
    body_hash text NOT NULL,
    order_id text NOT NULL,
    locked_until bigint NOT NULL,
    answer text,
    created_at bigint NOT NULL
);
CREATE TABLE public.order_lines (
    order_id text NOT NULL,
    "position" integer NOT NULL,
    sku text NOT NULL,
    name text NOT NULL,
    colour text NOT NULL,
    size text,
    unit_price bigint NOT NULL,
    quantity integer NOT NULL,
    CONSTRAINT order_lines_quantity CHECK ((quantity > 0))
);
CREATE TABLE public.orders (
    id text NOT NULL,
    number text NOT NULL,
    token_hash text NOT NULL,
    cart_id text NOT NULL,
    state text NOT NULL,
    stock text NOT NULL,
    reserved_until bigint NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    address text NOT NULL,
    billing text,
    currency text NOT NULL,
    subtotal bigint NOT NULL,
    coupon_code text,
    coupon_label text,
    discount bigint NOT NULL,
    delivery_id text NOT NULL,
    delivery_label text NOT NULL,
    delivery_note text NOT NULL,
    delivery_price bigint NOT NULL,
    tax_label text NOT NULL,
    tax_rate integer NOT NULL,
    tax_included integer NOT NULL,
    tax bigint NOT NULL,
    total bigint NOT NULL,
    created_at bigint NOT NULL,
    account_id text,
    claimed_cart text,
    reserver_address text,
    reserver_mailbox text,
    CONSTRAINT orders_check CHECK (((claimed_cart IS NULL) OR (state = 'pending'::text))),
    CONSTRAINT orders_check1 CHECK (((reserver_address IS NULL) OR (state = 'pending'::text))),
    CONSTRAINT orders_check2 CHECK (((reserver_mailbox IS NULL) OR (state = 'pending'::text)))
);
CREATE TABLE public.outbox (
    id text NOT NULL,
    mail text NOT NULL,
    state text NOT NULL,
    attempts integer NOT NULL,
    next_attempt_at bigint NOT NULL,
    lease text,
    last_error text,
    created_at bigint NOT NULL,
    sent_at bigint
);
CREATE TABLE public.payment_attempts (
    id text NOT NULL,
    order_id text NOT NULL,
    provider text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    state text NOT NULL,
    reference text,
    pay_url text,
    next_check_at bigint,
    checks integer NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.payment_events (
    provider text NOT NULL,
    id text NOT NULL,
    type text NOT NULL,
    received_at bigint NOT NULL
);
CREATE UNLOGGED TABLE public.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.settings (
    key text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.stock (
    sku text NOT NULL,
    available integer NOT NULL,
    CONSTRAINT stock_not_negative CHECK ((available >= 0))
);
CREATE TABLE public.subscription_tokens (
    hash text NOT NULL,
    subscription_id text NOT NULL,
    purpose text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint
);
CREATE TABLE public.subscriptions (
    id text NOT NULL,
    email text NOT NULL,
    state text NOT NULL,
    created_at bigint NOT NULL,
    requested_at bigint NOT NULL,
    mail_queued_at bigint NOT NULL,
    confirmed_at bigint,
    unsubscribed_at bigint
);
CREATE TABLE public.test_payments (
    attempt_id text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    outcome text NOT NULL,
    settles_at bigint NOT NULL,
    created_at bigint NOT NULL
);
INSERT INTO public.account_credentials VALUES ('d3e572ba-4a6a-46d1-b0d2-317805fb9f2d', 'aee47ed9-20ee-47f6-bf00-525ab499b3a5', 'credential', 'aee47ed9-20ee-47f6-bf00-525ab499b3a5', '37efbc475f52c671cf4b15dd9b521552:ae0f8f43dbf748ebc3699e56f3d586ba359e18230dce79ecfb684d2f17e8d8112401b0decf354dc6dcc21c9836a08f5fa4700bee12fb6d8e78bb094119046384', 1793786400000, 1793786400000);
INSERT INTO public.account_sessions VALUES ('b0c60ad2-6597-4dfd-b2a3-a7d032dc937a', 'aee47ed9-20ee-47f6-bf00-525ab499b3a5', 'fZKLR7mgzsqkLVR2rZcr_0smAeLLle_1ySGfmF3Qxmc', 1796378400000, 1793786400000, 1793786400000);
INSERT INTO public.accounts VALUES ('aee47ed9-20ee-47f6-bf00-525ab499b3a5', 'ada@example.com', 'Ada Lovelace', 1, 1793786400000, 1793786400000);
INSERT INTO public.cart_lines VALUES ('72f6c0f7-62e7-4dec-a2f7-acd7ab5db5c6', 'MUGS-ASSORTED', 1, 4800, 1793786400000);
INSERT INTO public.carts VALUES ('72f6c0f7-62e7-4dec-a2f7-acd7ab5db5c6', 'ChjkwMpkJgnUff_NvfxoFINO9N5iCFrnpT_sD5B5Q9Q', NULL, 3, 1793786400000, 1796378400000, 'aee47ed9-20ee-47f6-bf00-525ab499b3a5');
INSERT INTO public.carts VALUES ('368c4e12-76e6-4a47-a3ad-be25ef9546d3', 'I0f5so1y-Qfdp_gbi2ZFQ5mYrlTXvuuKuMC4U1eVUNo', NULL, 2, 1793786400000, 1796378400000, NULL);
INSERT INTO public.comments VALUES ('9d935399-246c-48d0-90c3-6b52de2b79b1', 1, 'Grace', 'grace@example.com', 'I kept the moth.', 'held', 'ewxRJdGEm0x64ek-dLOslIRjZ0Kq3aQqC3x_7AOclms', '_3-pakIIruTm3amVqlQTDIJANZ6rzx9s5punUylSk8k', 29896440, 1793786400000, NULL);
INSERT INTO public.kysely_migration VALUES ('0001-forms-and-outbox', '2026-11-23T21:25:03.989Z');
INSERT INTO public.kysely_migration VALUES ('0002-comments', '2026-11-23T21:25:03.991Z');
INSERT INTO public.kysely_migration VALUES ('0010-shop', '2026-11-23T21:25:04.005Z');
INSERT INTO public.kysely_migration VALUES ('0011-accounts', '2026-11-23T21:25:04.014Z');
INSERT INTO public.kysely_migration VALUES ('0012-back-office', '2026-11-23T21:25:04.022Z');
INSERT INTO public.kysely_migration VALUES ('0013-open-orders', '2026-11-23T21:25:04.028Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.messages VALUES ('af74fe75-d025-478c-b92d-a90bd2d0db30', 'contact', '{"name":"Grace","email":"grace@example.com","subject":"","message":"Are you open on Sunday?"}', 'EdrAV24dNbvITOvcoXk_AEd8uLO5t-ptLYMG1VaBfmQ', 29896440, 1793786400000, NULL);
INSERT INTO public.order_events VALUES ('ea44308b-314f-40a3-be26-7a0d2e8f27e1', 0, 'pending', 1793786400000);
INSERT INTO public.order_events VALUES ('ea44308b-314f-40a3-be26-7a0d2e8f27e1', 1, 'paid', 1793786400000);
INSERT INTO public.order_events VALUES ('876c0bee-c4cc-4b96-9cc8-7b0493dd421d', 0, 'pending', 1793786400000);
INSERT INTO public.order_events VALUES ('876c0bee-c4cc-4b96-9cc8-7b0493dd421d', 1, 'paid', 1793786400000);
INSERT INTO public.order_keys VALUES ('72f6c0f7-62e7-4dec-a2f7-acd7ab5db5c6', 'c3ce26ac-6f2f-4137-9930-e1a1a9fcc0fd', 'npnd4ao__9FWGY0bQ4qO77XNsB6fM3PESwde_ZKE2Ts', 'ea44308b-314f-40a3-be26-7a0d2e8f27e1', 1793786415000, '{"number":"VI-229S-24XG","state":"paid","total":9600,"payUrl":null}', 1793786400000);
INSERT INTO public.order_keys VALUES ('368c4e12-76e6-4a47-a3ad-be25ef9546d3', 'f46102e3-11d8-4ed3-9a62-aeb068ec586b', '-MIMpP2wtDEZCpwvmavSpQQFqYBorajg127W0W8RR_s', '876c0bee-c4cc-4b96-9cc8-7b0493dd421d', 1793786415000, '{"number":"VI-Q2T3-0YGY","state":"paid","total":3390,"payUrl":null}', 1793786400000);
INSERT INTO public.order_lines VALUES ('ea44308b-314f-40a3-be26-7a0d2e8f27e1', 0, 'MUGS-ASSORTED', 'Three stoneware mugs', 'Assorted', NULL, 4800, 2);
INSERT INTO public.order_lines VALUES ('876c0bee-c4cc-4b96-9cc8-7b0493dd421d', 0, 'CAP-BLUE', 'Five-panel cap', 'Blue', NULL, 2900, 1);
INSERT INTO public.orders VALUES ('ea44308b-314f-40a3-be26-7a0d2e8f27e1', 'VI-229S-24XG', '0uw5vAbdBBigZ5yaXjLa1RppGMSj0tZLCOnBC_KIzcs', '72f6c0f7-62e7-4dec-a2f7-acd7ab5db5c6', 'paid', 'taken', 1793788500000, 'ada@example.com', '', '{"name":"Ada Lovelace","company":"","line1":"12 Passage des Marchands","line2":"","postcode":"75011","city":"Paris","country":"FR"}', NULL, 'EUR', 9600, NULL, NULL, 0, 'standard', 'Standard delivery', 'Two to four working days', 0, 'VAT', 2000, 1, 1600, 9600, 1793786400000, 'aee47ed9-20ee-47f6-bf00-525ab499b3a5', NULL, NULL, NULL);
INSERT INTO public.orders VALUES ('876c0bee-c4cc-4b96-9cc8-7b0493dd421d', 'VI-Q2T3-0YGY', 'rLVlz7zQrm9J60zfDFGlCUb7QFbBmH87d7PgHLsynO4', '368c4e12-76e6-4a47-a3ad-be25ef9546d3', 'paid', 'taken', 1793788500000, 'guest@example.com', '', '{"name":"Ada Lovelace","company":"","line1":"12 Passage des Marchands","line2":"","postcode":"75011","city":"Paris","country":"FR"}', NULL, 'EUR', 2900, NULL, NULL, 0, 'standard', 'Standard delivery', 'Two to four working days', 490, 'VAT', 2000, 1, 565, 3390, 1793786400000, NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a1a600-4d00-7009-8b67-e94e99bd6ddd', '', 'sent', 1, 1793786520000, NULL, NULL, 1793786400000, 1793786400000);
INSERT INTO public.outbox VALUES ('01a1a600-4d00-700a-b7c4-c46b26ef998d', '', 'sent', 1, 1793786520000, NULL, NULL, 1793786400000, 1793786400000);
INSERT INTO public.outbox VALUES ('01a1a600-4d00-700d-b316-c0203bed21d9', '', 'sent', 1, 1793786520000, NULL, NULL, 1793786400000, 1793786400000);
INSERT INTO public.outbox VALUES ('01a1a600-4d00-700f-be13-2c04c35dfc04', '', 'sent', 1, 1793786520000, NULL, NULL, 1793786400000, 1793786400000);
INSERT INTO public.outbox VALUES ('01a1a600-4d00-7010-9a5c-4793f4ee0f14', '', 'sent', 1, 1793786520000, NULL, NULL, 1793786400000, 1793786400000);
INSERT INTO public.outbox VALUES ('01a1a600-4d00-700b-b991-55ff0fa3c53e', '', 'sent', 1, 1793786520000, NULL, NULL, 1793786400000, 1793786400000);
INSERT INTO public.outbox VALUES ('01a1a600-4d00-700c-9e98-f9bd4b669c54', '', 'sent', 1, 1793786520000, NULL, NULL, 1793786400000, 1793786400000);
INSERT INTO public.outbox VALUES ('01a1a600-4d00-700e-bf5c-8475bf948009', '', 'sent', 1, 1793786520000, NULL, NULL, 1793786400000, 1793786400000);
INSERT INTO public.outbox VALUES ('01a1a600-4d00-7011-b509-381f1c977229', '', 'sent', 1, 1793786520000, NULL, NULL, 1793786400000, 1793786400000);
INSERT INTO public.payment_attempts VALUES ('6b213a69-6bc4-46c6-9fde-c888838f1639', 'ea44308b-314f-40a3-be26-7a0d2e8f27e1', 'test', 9600, 'EUR', 'paid', '6b213a69-6bc4-46c6-9fde-c888838f1639', NULL, NULL, 0, 1793786400000);
INSERT INTO public.payment_attempts VALUES ('c3a5822e-55e9-45a5-8d65-29ab0610cded', '876c0bee-c4cc-4b96-9cc8-7b0493dd421d', 'test', 3390, 'EUR', 'paid', 'c3a5822e-55e9-45a5-8d65-29ab0610cded', NULL, NULL, 0, 1793786400000);
INSERT INTO public.stock VALUES ('CHAIR-SLATE', 0);
INSERT INTO public.stock VALUES ('MUGS-ASSORTED', 17);
INSERT INTO public.stock VALUES ('CAP-BLUE', 30);
INSERT INTO public.subscription_tokens VALUES ('hAla2QyoQwb4dZhA8YIabXB7i8bMWn7jC_xJF5wojkg', '8387f1c2-3683-48cb-9711-b4c68c0d2adc', 'confirm', 1793786400000, 1794391200000);
INSERT INTO public.subscription_tokens VALUES ('C8f4HEfR1fk1QqsCEVb5CDD1KFNqnW8ZDZjegiun3W0', '8387f1c2-3683-48cb-9711-b4c68c0d2adc', 'unsubscribe', 1793786400000, NULL);
INSERT INTO public.subscriptions VALUES ('8387f1c2-3683-48cb-9711-b4c68c0d2adc', 'list@example.com', 'confirmed', 1793786400000, 1793786400000, 0, 1793786400000, NULL);
INSERT INTO public.test_payments VALUES ('6b213a69-6bc4-46c6-9fde-c888838f1639', 9600, 'EUR', 'paid', 1793786400000, 1793786400000);
INSERT INTO public.test_payments VALUES ('c3a5822e-55e9-45a5-8d65-29ab0610cded', 3390, 'EUR', 'paid', 1793786400000, 1793786400000);
ALTER TABLE ONLY public.account_credentials
    ADD CONSTRAINT account_credentials_once UNIQUE (provider, provider_account_id);
ALTER TABLE ONLY public.account_credentials
    ADD CONSTRAINT account_credentials_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.account_links
    ADD CONSTRAINT account_links_hash_key UNIQUE (hash);
ALTER TABLE ONLY public.account_links
    ADD CONSTRAINT account_links_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.account_sessions
    ADD CONSTRAINT account_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.account_sessions
    ADD CONSTRAINT account_sessions_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_email_key UNIQUE (email);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.admin_links
    ADD CONSTRAINT admin_links_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.admin_sessions
    ADD CONSTRAINT admin_sessions_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_key PRIMARY KEY (cart_id, sku);
ALTER TABLE ONLY public.carts
    ADD CONSTRAINT carts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.carts
    ADD CONSTRAINT carts_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_once_per_slot UNIQUE (fingerprint, time_slot);
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.comments
    ADD CONSTRAINT comments_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_once_per_slot UNIQUE (fingerprint, time_slot);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_key PRIMARY KEY (order_id, "position");
ALTER TABLE ONLY public.order_keys
    ADD CONSTRAINT order_keys_key PRIMARY KEY (cart_id, key);
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_key PRIMARY KEY (order_id, "position");
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_number_key UNIQUE (number);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payment_attempts
    ADD CONSTRAINT payment_attempts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_key PRIMARY KEY (provider, id);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.stock
    ADD CONSTRAINT stock_pkey PRIMARY KEY (sku);
ALTER TABLE ONLY public.subscription_tokens
    ADD CONSTRAINT subscription_tokens_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_email_key UNIQUE (email);
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.test_payments
    ADD CONSTRAINT test_payments_pkey PRIMARY KEY (attempt_id);
CREATE INDEX account_credentials_of_account ON public.account_credentials USING btree (account_id);
CREATE INDEX account_links_by_expiry ON public.account_links USING btree (expires_at);
CREATE INDEX account_links_of_account ON public.account_links USING btree (account_id);
CREATE INDEX account_sessions_by_expiry ON public.account_sessions USING btree (expires_at);
CREATE INDEX account_sessions_of_account ON public.account_sessions USING btree (account_id);
CREATE INDEX audit_log_by_time ON public.audit_log USING btree (at, id);
CREATE INDEX carts_by_expiry ON public.carts USING btree (expires_at);
CREATE UNIQUE INDEX carts_of_account ON public.carts USING btree (account_id);
CREATE INDEX comments_by_email ON public.comments USING btree (lower(email));
CREATE INDEX comments_by_state ON public.comments USING btree (state, created_at, id);
CREATE INDEX comments_by_time ON public.comments USING btree (created_at, id);
CREATE INDEX comments_of_post ON public.comments USING btree (post_id, state, created_at);
CREATE INDEX messages_by_handling ON public.messages USING btree (handled_at, created_at, id);
CREATE INDEX messages_by_time ON public.messages USING btree (created_at, id);
CREATE INDEX order_keys_by_order ON public.order_keys USING btree (order_id);
CREATE INDEX orders_by_cart ON public.orders USING btree (cart_id);
CREATE INDEX orders_by_email ON public.orders USING btree (lower(email));
CREATE INDEX orders_by_reserver_address ON public.orders USING btree (reserver_address) WHERE (reserver_address IS NOT NULL);
CREATE INDEX orders_by_reserver_mailbox ON public.orders USING btree (reserver_mailbox) WHERE (reserver_mailbox IS NOT NULL);
CREATE INDEX orders_by_state ON public.orders USING btree (state, created_at, id);
CREATE INDEX orders_by_time ON public.orders USING btree (created_at, id);
CREATE INDEX orders_of_account ON public.orders USING btree (account_id, created_at);
CREATE UNIQUE INDEX orders_one_open_per_cart ON public.orders USING btree (claimed_cart);
CREATE INDEX outbox_due ON public.outbox USING btree (state, next_attempt_at);
CREATE INDEX payment_attempts_due ON public.payment_attempts USING btree (next_check_at);
CREATE INDEX payment_attempts_of_order ON public.payment_attempts USING btree (order_id);
CREATE INDEX subscription_tokens_by_subscription ON public.subscription_tokens USING btree (subscription_id);
CREATE INDEX subscriptions_by_state ON public.subscriptions USING btree (state, requested_at, id);
CREATE INDEX subscriptions_by_time ON public.subscriptions USING btree (requested_at, id);
ALTER TABLE ONLY public.account_credentials
    ADD CONSTRAINT account_credentials_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.account_links
    ADD CONSTRAINT account_links_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.account_sessions
    ADD CONSTRAINT account_sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES public.carts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.carts
    ADD CONSTRAINT carts_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.payment_attempts
    ADD CONSTRAINT payment_attempts_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.subscription_tokens
    ADD CONSTRAINT subscription_tokens_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.subscriptions(id) ON DELETE CASCADE;

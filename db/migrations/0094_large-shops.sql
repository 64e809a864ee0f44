-- Of a large market it takes longer than a query may.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
CREATE INDEX "order_parts_under_way_of_seller" ON "order_parts" USING btree ("seller_id","state_at") WHERE state IN ('paid', 'packed', 'sent');--> statement-breakpoint
CREATE INDEX "order_parts_held_of_seller" ON "order_parts" USING btree ("seller_id") WHERE released_at IS NULL;
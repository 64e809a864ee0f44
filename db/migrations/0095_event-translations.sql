ALTER TABLE "content_translations" DROP CONSTRAINT "content_translations_kind";--> statement-breakpoint
ALTER TABLE "content_translations" ADD CONSTRAINT "content_translations_kind" CHECK ("content_translations"."kind" IN ('campaign', 'product', 'shop', 'testimony', 'story', 'event'));--> statement-breakpoint
CREATE TRIGGER events_delete_translations AFTER DELETE ON events
  FOR EACH ROW EXECUTE FUNCTION delete_translations();

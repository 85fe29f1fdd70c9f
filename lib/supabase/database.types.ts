// Generated from supabase/migrations by `npm run gen:database`. Do not edit.
// Migrations: sha256 60853fd276aea994b25777015aff82310c2657df50f7a3992838cb9c7ff29901

export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      audit_log: {
        Row: {
          about: string | null
          about_kind: string | null
          actor: string | null
          actor_email: string | null
          actor_kind: string
          created_at: string
          detail: Json | null
          id: string
          kind: string
          network: string | null
          search_text: string | null
        }
        Insert: {
          about?: string | null
          about_kind?: string | null
          actor?: string | null
          actor_email?: string | null
          actor_kind?: string
          created_at?: string
          detail?: Json | null
          id?: string
          kind: string
          network?: string | null
          search_text?: never
        }
        Update: {
          about?: string | null
          about_kind?: string | null
          actor?: string | null
          actor_email?: string | null
          actor_kind?: string
          created_at?: string
          detail?: Json | null
          id?: string
          kind?: string
          network?: string | null
          search_text?: never
        }
        Relationships: []
      }
      blog_images: {
        Row: {
          alt: string
          created_at: string
          file_name: string | null
          id: string
          name: string
        }
        Insert: {
          alt?: string
          created_at?: string
          file_name?: string | null
          id?: string
          name: string
        }
        Update: {
          alt?: string
          created_at?: string
          file_name?: string | null
          id?: string
          name?: string
        }
        Relationships: []
      }
      blog_post_revisions: {
        Row: {
          created_at: string
          id: string
          post: NonNullable<Json>
          post_id: string
          saved_by: string | null
          saved_by_email: string | null
        }
        Insert: {
          created_at?: string
          id?: string
          post: NonNullable<Json>
          post_id: string
          saved_by?: string | null
          saved_by_email?: string | null
        }
        Update: {
          created_at?: string
          id?: string
          post?: NonNullable<Json>
          post_id?: string
          saved_by?: string | null
          saved_by_email?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "blog_post_revisions_post_id_fkey"
            columns: ["post_id"]
            isOneToOne: false
            referencedRelation: "blog_posts"
            referencedColumns: ["id"]
          },
        ]
      }
      blog_post_slugs: {
        Row: {
          created_at: string
          post_id: string
          slug: string
        }
        Insert: {
          created_at?: string
          post_id: string
          slug: string
        }
        Update: {
          created_at?: string
          post_id?: string
          slug?: string
        }
        Relationships: [
          {
            foreignKeyName: "blog_post_slugs_post_id_fkey"
            columns: ["post_id"]
            isOneToOne: false
            referencedRelation: "blog_posts"
            referencedColumns: ["id"]
          },
        ]
      }
      blog_posts: {
        Row: {
          amazon_link: string | null
          author: string
          book_image: string | null
          book_link: string | null
          category: string
          content: string
          created_at: string
          excerpt: string
          gallery: string[]
          id: string
          image_url: string | null
          image2: string | null
          image3: string | null
          meta_description: string | null
          meta_title: string | null
          og_image: string | null
          public_at: string | null
          published_at: string | null
          scheduled_for: string | null
          search: unknown
          slug: string
          status: string
          tags: string[]
          title: string
          updated_at: string
        }
        Insert: {
          amazon_link?: string | null
          author?: string
          book_image?: string | null
          book_link?: string | null
          category: string
          content: string
          created_at?: string
          excerpt: string
          gallery?: string[]
          id?: string
          image_url?: string | null
          image2?: string | null
          image3?: string | null
          meta_description?: string | null
          meta_title?: string | null
          og_image?: string | null
          public_at?: never
          published_at?: string | null
          scheduled_for?: string | null
          search?: unknown
          slug: string
          status?: string
          tags?: string[]
          title: string
          updated_at?: string
        }
        Update: {
          amazon_link?: string | null
          author?: string
          book_image?: string | null
          book_link?: string | null
          category?: string
          content?: string
          created_at?: string
          excerpt?: string
          gallery?: string[]
          id?: string
          image_url?: string | null
          image2?: string | null
          image3?: string | null
          meta_description?: string | null
          meta_title?: string | null
          og_image?: string | null
          public_at?: never
          published_at?: string | null
          scheduled_for?: string | null
          search?: unknown
          slug?: string
          status?: string
          tags?: string[]
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
      blog_revision_images: {
        Row: {
          name: string
          revision_id: string
        }
        Insert: {
          name: string
          revision_id: string
        }
        Update: {
          name?: string
          revision_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "blog_revision_images_revision_id_fkey"
            columns: ["revision_id"]
            isOneToOne: false
            referencedRelation: "blog_post_revisions"
            referencedColumns: ["id"]
          },
        ]
      }
      contact_messages: {
        Row: {
          assigned_to: string | null
          consent_at: string | null
          consent_version: string | null
          created_at: string
          email: string
          id: string
          idempotency_key: string | null
          message: string
          name: string
          reference: string
          search: unknown
          sort_name: string
          status: string
          subject: string
          updated_at: string
        }
        Insert: {
          assigned_to?: string | null
          consent_at?: string | null
          consent_version?: string | null
          created_at?: string
          email: string
          id?: string
          idempotency_key?: string | null
          message: string
          name: string
          reference?: string
          search?: unknown
          sort_name?: string
          status?: string
          subject: string
          updated_at?: string
        }
        Update: {
          assigned_to?: string | null
          consent_at?: string | null
          consent_version?: string | null
          created_at?: string
          email?: string
          id?: string
          idempotency_key?: string | null
          message?: string
          name?: string
          reference?: string
          search?: unknown
          sort_name?: string
          status?: string
          subject?: string
          updated_at?: string
        }
        Relationships: []
      }
      dauro_arte_contacts: {
        Row: {
          apellidos: string
          assigned_to: string | null
          consent_at: string | null
          consent_version: string | null
          created_at: string
          descripcion: string
          documento_file_name: string | null
          documento_file_notices: string[]
          documento_file_path: string | null
          documento_file_size: number | null
          documento_file_type: string | null
          email: string
          enlace_web: string | null
          id: string
          idempotency_key: string | null
          nombre: string
          reference: string
          search: unknown
          servicio: string
          sort_name: string
          status: string
          telefono: string
          updated_at: string
        }
        Insert: {
          apellidos: string
          assigned_to?: string | null
          consent_at?: string | null
          consent_version?: string | null
          created_at?: string
          descripcion: string
          documento_file_name?: string | null
          documento_file_notices?: string[]
          documento_file_path?: string | null
          documento_file_size?: number | null
          documento_file_type?: string | null
          email: string
          enlace_web?: string | null
          id?: string
          idempotency_key?: string | null
          nombre: string
          reference?: string
          search?: unknown
          servicio: string
          sort_name?: string
          status?: string
          telefono: string
          updated_at?: string
        }
        Update: {
          apellidos?: string
          assigned_to?: string | null
          consent_at?: string | null
          consent_version?: string | null
          created_at?: string
          descripcion?: string
          documento_file_name?: string | null
          documento_file_notices?: string[]
          documento_file_path?: string | null
          documento_file_size?: number | null
          documento_file_type?: string | null
          email?: string
          enlace_web?: string | null
          id?: string
          idempotency_key?: string | null
          nombre?: string
          reference?: string
          search?: unknown
          servicio?: string
          sort_name?: string
          status?: string
          telefono?: string
          updated_at?: string
        }
        Relationships: []
      }
      editorial_submissions: {
        Row: {
          apellidos: string
          assigned_to: string | null
          consent_at: string | null
          consent_version: string | null
          created_at: string
          curriculum_file_name: string | null
          curriculum_file_notices: string[]
          curriculum_file_path: string | null
          curriculum_file_size: number | null
          curriculum_file_type: string | null
          email: string
          id: string
          idempotency_key: string | null
          nombre: string
          obra_file_name: string | null
          obra_file_notices: string[]
          obra_file_path: string | null
          obra_file_size: number | null
          obra_file_type: string | null
          reference: string
          search: unknown
          sort_name: string
          status: string
          status_changed_at: string
          telefono: string | null
          tipo_obra: string
          titulo_obra: string
          tracking_token_hash: string | null
          updated_at: string
        }
        Insert: {
          apellidos: string
          assigned_to?: string | null
          consent_at?: string | null
          consent_version?: string | null
          created_at?: string
          curriculum_file_name?: string | null
          curriculum_file_notices?: string[]
          curriculum_file_path?: string | null
          curriculum_file_size?: number | null
          curriculum_file_type?: string | null
          email: string
          id?: string
          idempotency_key?: string | null
          nombre: string
          obra_file_name?: string | null
          obra_file_notices?: string[]
          obra_file_path?: string | null
          obra_file_size?: number | null
          obra_file_type?: string | null
          reference?: string
          search?: unknown
          sort_name?: string
          status?: string
          status_changed_at?: string
          telefono?: string | null
          tipo_obra: string
          titulo_obra: string
          tracking_token_hash?: string | null
          updated_at?: string
        }
        Update: {
          apellidos?: string
          assigned_to?: string | null
          consent_at?: string | null
          consent_version?: string | null
          created_at?: string
          curriculum_file_name?: string | null
          curriculum_file_notices?: string[]
          curriculum_file_path?: string | null
          curriculum_file_size?: number | null
          curriculum_file_type?: string | null
          email?: string
          id?: string
          idempotency_key?: string | null
          nombre?: string
          obra_file_name?: string | null
          obra_file_notices?: string[]
          obra_file_path?: string | null
          obra_file_size?: number | null
          obra_file_type?: string | null
          reference?: string
          search?: unknown
          sort_name?: string
          status?: string
          status_changed_at?: string
          telefono?: string | null
          tipo_obra?: string
          titulo_obra?: string
          tracking_token_hash?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      erasures: {
        Row: {
          digest: string
          erased_at: string
        }
        Insert: {
          digest: string
          erased_at?: string
        }
        Update: {
          digest?: string
          erased_at?: string
        }
        Relationships: []
      }
      job_runs: {
        Row: {
          failed: string[]
          finished_at: string | null
          locked_until: string | null
          name: string
          run_id: string | null
          started_at: string
        }
        Insert: {
          failed?: string[]
          finished_at?: string | null
          locked_until?: string | null
          name: string
          run_id?: string | null
          started_at?: string
        }
        Update: {
          failed?: string[]
          finished_at?: string | null
          locked_until?: string | null
          name?: string
          run_id?: string | null
          started_at?: string
        }
        Relationships: []
      }
      letter_templates: {
        Row: {
          body: string
          name: string
          subject: string
          updated_at: string
        }
        Insert: {
          body: string
          name: string
          subject: string
          updated_at?: string
        }
        Update: {
          body?: string
          name?: string
          subject?: string
          updated_at?: string
        }
        Relationships: []
      }
      mail_outbox: {
        Row: {
          area: string | null
          attempts: number
          body: string | null
          created_at: string
          gave_up_at: string | null
          id: string
          kind: string
          last_error: string | null
          letter_id: string | null
          next_attempt_at: string
          recipient: string | null
          sent_at: string | null
          subject: string | null
          submission_id: string | null
          token: string | null
        }
        Insert: {
          area?: string | null
          attempts?: number
          body?: string | null
          created_at?: string
          gave_up_at?: string | null
          id?: string
          kind: string
          last_error?: string | null
          letter_id?: string | null
          next_attempt_at?: string
          recipient?: string | null
          sent_at?: string | null
          subject?: string | null
          submission_id?: string | null
          token?: string | null
        }
        Update: {
          area?: string | null
          attempts?: number
          body?: string | null
          created_at?: string
          gave_up_at?: string | null
          id?: string
          kind?: string
          last_error?: string | null
          letter_id?: string | null
          next_attempt_at?: string
          recipient?: string | null
          sent_at?: string | null
          subject?: string | null
          submission_id?: string | null
          token?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "mail_outbox_letter_id_fkey"
            columns: ["letter_id"]
            isOneToOne: true
            referencedRelation: "submission_letters"
            referencedColumns: ["id"]
          },
        ]
      }
      rate_limits: {
        Row: {
          expires_at: string
          hits: string[]
          key: string
        }
        Insert: {
          expires_at?: string
          hits?: string[]
          key: string
        }
        Update: {
          expires_at?: string
          hits?: string[]
          key?: string
        }
        Relationships: []
      }
      recovery_codes: {
        Row: {
          created_at: string
          digest: string
          user_id: string
        }
        Insert: {
          created_at?: string
          digest: string
          user_id: string
        }
        Update: {
          created_at?: string
          digest?: string
          user_id?: string
        }
        Relationships: []
      }
      role_invitations: {
        Row: {
          created_at: string
          email: string
          expires_at: string
          id: string
          invited_by: string | null
          invited_by_email: string | null
          role: string
          token_digest: string
        }
        Insert: {
          created_at?: string
          email: string
          expires_at?: string
          id?: string
          invited_by?: string | null
          invited_by_email?: string | null
          role: string
          token_digest: string
        }
        Update: {
          created_at?: string
          email?: string
          expires_at?: string
          id?: string
          invited_by?: string | null
          invited_by_email?: string | null
          role?: string
          token_digest?: string
        }
        Relationships: []
      }
      services_contacts: {
        Row: {
          apellidos: string
          assigned_to: string | null
          consent_at: string | null
          consent_version: string | null
          created_at: string
          descripcion: string
          documento_file_name: string | null
          documento_file_notices: string[]
          documento_file_path: string | null
          documento_file_size: number | null
          documento_file_type: string | null
          email: string
          enlace_web: string | null
          id: string
          idempotency_key: string | null
          nombre: string
          reference: string
          search: unknown
          servicio: string
          sort_name: string
          status: string
          telefono: string
          updated_at: string
        }
        Insert: {
          apellidos: string
          assigned_to?: string | null
          consent_at?: string | null
          consent_version?: string | null
          created_at?: string
          descripcion: string
          documento_file_name?: string | null
          documento_file_notices?: string[]
          documento_file_path?: string | null
          documento_file_size?: number | null
          documento_file_type?: string | null
          email: string
          enlace_web?: string | null
          id?: string
          idempotency_key?: string | null
          nombre: string
          reference?: string
          search?: unknown
          servicio: string
          sort_name?: string
          status?: string
          telefono: string
          updated_at?: string
        }
        Update: {
          apellidos?: string
          assigned_to?: string | null
          consent_at?: string | null
          consent_version?: string | null
          created_at?: string
          descripcion?: string
          documento_file_name?: string | null
          documento_file_notices?: string[]
          documento_file_path?: string | null
          documento_file_size?: number | null
          documento_file_type?: string | null
          email?: string
          enlace_web?: string | null
          id?: string
          idempotency_key?: string | null
          nombre?: string
          reference?: string
          search?: unknown
          servicio?: string
          sort_name?: string
          status?: string
          telefono?: string
          updated_at?: string
        }
        Relationships: []
      }
      submission_events: {
        Row: {
          actor: string | null
          actor_email: string | null
          area: string
          assignee_email: string | null
          created_at: string
          file: string | null
          from_status: string | null
          id: string
          kind: string
          submission_id: string
          to_status: string | null
        }
        Insert: {
          actor?: string | null
          actor_email?: string | null
          area: string
          assignee_email?: string | null
          created_at?: string
          file?: string | null
          from_status?: string | null
          id?: string
          kind: string
          submission_id: string
          to_status?: string | null
        }
        Update: {
          actor?: string | null
          actor_email?: string | null
          area?: string
          assignee_email?: string | null
          created_at?: string
          file?: string | null
          from_status?: string | null
          id?: string
          kind?: string
          submission_id?: string
          to_status?: string | null
        }
        Relationships: []
      }
      submission_letters: {
        Row: {
          area: string
          author: string | null
          author_email: string | null
          body: string
          created_at: string
          id: string
          number: number
          preview_key: string
          subject: string
          submission_id: string
          template: string
        }
        Insert: {
          area: string
          author?: string | null
          author_email?: string | null
          body: string
          created_at?: string
          id?: string
          number: number
          preview_key: string
          subject: string
          submission_id: string
          template: string
        }
        Update: {
          area?: string
          author?: string | null
          author_email?: string | null
          body?: string
          created_at?: string
          id?: string
          number?: number
          preview_key?: string
          subject?: string
          submission_id?: string
          template?: string
        }
        Relationships: []
      }
      submission_notes: {
        Row: {
          area: string
          author: string | null
          author_email: string | null
          body: string
          created_at: string
          id: string
          submission_id: string
        }
        Insert: {
          area: string
          author?: string | null
          author_email?: string | null
          body: string
          created_at?: string
          id?: string
          submission_id: string
        }
        Update: {
          area?: string
          author?: string | null
          author_email?: string | null
          body?: string
          created_at?: string
          id?: string
          submission_id?: string
        }
        Relationships: []
      }
      submission_reviews: {
        Row: {
          author: string | null
          author_email: string | null
          catalogo: number | null
          created_at: string
          estilo: number | null
          estructura: number | null
          id: string
          interes: number | null
          originalidad: number | null
          report: string
          submission_id: string
          updated_at: string
        }
        Insert: {
          author?: string | null
          author_email?: string | null
          catalogo?: number | null
          created_at?: string
          estilo?: number | null
          estructura?: number | null
          id?: string
          interes?: number | null
          originalidad?: number | null
          report?: string
          submission_id: string
          updated_at?: string
        }
        Update: {
          author?: string | null
          author_email?: string | null
          catalogo?: number | null
          created_at?: string
          estilo?: number | null
          estructura?: number | null
          id?: string
          interes?: number | null
          originalidad?: number | null
          report?: string
          submission_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "submission_reviews_submission_id_fkey"
            columns: ["submission_id"]
            isOneToOne: false
            referencedRelation: "editorial_submissions"
            referencedColumns: ["id"]
          },
        ]
      }
      user_roles: {
        Row: {
          created_at: string
          granted_by: string | null
          role: string
          user_id: string
        }
        Insert: {
          created_at?: string
          granted_by?: string | null
          role: string
          user_id: string
        }
        Update: {
          created_at?: string
          granted_by?: string | null
          role?: string
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      accept_invitation: { Args: { digest: string }; Returns: string }
      access_rules: { Args: Record<PropertyKey, never>; Returns: Json }
      applied_migrations: {
        Args: Record<PropertyKey, never>
        Returns: string[]
      }
      claim_jobs: { Args: { lease: string }; Returns: string }
      claim_mail: {
        Args: { max_attempts: number; max_rows: number }
        Returns: {
          area: string
          attempts: number
          body: string
          id: string
          kind: string
          notices: string[]
          recipient: string
          reference: string
          sender: string
          subject: string
          submission_id: string
          title: string
          token: string
        }[]
      }
      count_recovery_codes: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      dashboard_counts: {
        Args: Record<PropertyKey, never>
        Returns: {
          kind: string
          this_week: number
          total: number
        }[]
      }
      dashboard_newest: {
        Args: { each?: number }
        Returns: {
          created_at: string
          detail: string
          id: string
          kind: string
          status: string
          title: string
        }[]
      }
      dashboard_tasks: {
        Args: { answered: string[]; overdue_before: string }
        Returns: {
          id: string
          kind: string
          moment: string
          status: string
          task: string
          title: string
        }[]
      }
      edited_columns: { Args: { post: Json }; Returns: Json }
      end_sessions: {
        Args: { account: string; without_factor?: boolean }
        Returns: undefined
      }
      enquiries_per_week: {
        Args: { weeks?: number }
        Returns: {
          count: number
          kind: string
          week: string
        }[]
      }
      erase_accounts: { Args: { address: string }; Returns: number }
      erase_audit_names: { Args: { address: string }; Returns: undefined }
      erase_mail: { Args: { address: string }; Returns: undefined }
      invite: {
        Args: { address: string; digest: string; offered_role: string }
        Returns: string
      }
      joined_digits: { Args: { words: string }; Returns: string }
      joined_words: { Args: { words: string }; Returns: string }
      letter_states: {
        Args: { entry: string; letter_area: string }
        Returns: {
          letter_id: string
          state: string
        }[]
      }
      list_blog_images: {
        Args: {
          after_created_at?: string
          after_id?: string
          back?: boolean
          max_rows?: number
          only_id?: string
          term?: string
          undescribed?: boolean
        }
        Returns: {
          alt: string
          created_at: string
          file_name: string
          id: string
          name: string
          posts: Json
          used: boolean
        }[]
      }
      list_people: {
        Args: {
          after_created_at?: string
          after_id?: string
          back?: boolean
          max_rows?: number
          term?: string
        }
        Returns: {
          created_at: string
          email: string
          has_factor: boolean
          id: string
          last_sign_in_at: string
          roles: string[]
        }[]
      }
      lookup_query: { Args: { term: string }; Returns: unknown }
      lookup_vector: { Args: { words: string }; Returns: unknown }
      matching_words: {
        Args: { query: unknown; words: string }
        Returns: string[]
      }
      moved_post_slug: { Args: { old_slug: string }; Returns: string }
      new_reference: { Args: { prefix: string }; Returns: string }
      own_sessions: {
        Args: Record<PropertyKey, never>
        Returns: {
          address: string
          created_at: string
          id: string
          is_current: boolean
          used_at: string
        }[]
      }
      parted_words: { Args: { words: string }; Returns: string }
      personal_data: { Args: { address: string }; Returns: Json }
      plain_words: { Args: { words: string }; Returns: string }
      prefix_query: { Args: { words: string }; Returns: unknown }
      purge_audit_log: { Args: Record<PropertyKey, never>; Returns: number }
      purge_rate_limits: { Args: { max_rows?: number }; Returns: number }
      read_invitation: {
        Args: { digest: string }
        Returns: {
          email: string
          has_account: boolean
          role: string
        }[]
      }
      record_download: {
        Args: {
          download_area: string
          download_file: string
          submission: string
        }
        Returns: undefined
      }
      record_event: {
        Args: {
          about?: string
          about_kind?: string
          actor?: string
          detail?: Json
          kind: string
          network?: string
        }
        Returns: string
      }
      record_export: {
        Args: {
          export_area?: string
          first_day?: string
          last_day?: string
          status?: string
          with_words?: boolean
        }
        Returns: undefined
      }
      record_reading: {
        Args: { reading_area: string; reading_file: string; submission: string }
        Returns: undefined
      }
      replace_recovery_codes: {
        Args: { digests: string[] }
        Returns: undefined
      }
      search_all_blog_posts: {
        Args: {
          after_created_at?: string
          after_id?: string
          after_key?: string
          ascending?: boolean
          back?: boolean
          in_category?: string
          in_status?: string
          max_rows?: number
          reader?: string
          sorted_by?: string
          term: string
        }
        Returns: {
          amazon_link: string | null
          author: string
          book_image: string | null
          book_link: string | null
          category: string
          content: string
          created_at: string
          excerpt: string
          gallery: string[]
          id: string
          image_url: string | null
          image2: string | null
          image3: string | null
          meta_description: string | null
          meta_title: string | null
          og_image: string | null
          public_at: string | null
          published_at: string | null
          scheduled_for: string | null
          search: unknown
          slug: string
          status: string
          tags: string[]
          title: string
          updated_at: string
        }[]
        SetofOptions: {
          from: "*"
          to: "blog_posts"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      search_blog_posts: {
        Args: { page?: number; size?: number; term: string }
        Returns: {
          author: string
          book_image: string
          book_link: string
          category: string
          content: string
          excerpt: string
          hits: string[]
          image_url: string
          public_at: string
          slug: string
          tags: string[]
          title: string
          total: number
        }[]
      }
      search_contact_messages: {
        Args: {
          after_created_at?: string
          after_id?: string
          after_key?: string
          ascending?: boolean
          assignee?: string
          back?: boolean
          before?: string
          in_status?: string
          max_rows?: number
          reader?: string
          since?: string
          sorted_by?: string
          term: string
          unassigned?: boolean
        }
        Returns: {
          assigned_to: string | null
          consent_at: string | null
          consent_version: string | null
          created_at: string
          email: string
          id: string
          idempotency_key: string | null
          message: string
          name: string
          reference: string
          search: unknown
          sort_name: string
          status: string
          subject: string
          updated_at: string
        }[]
        SetofOptions: {
          from: "*"
          to: "contact_messages"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      search_dauro_arte_contacts: {
        Args: {
          after_created_at?: string
          after_id?: string
          after_key?: string
          ascending?: boolean
          assignee?: string
          back?: boolean
          before?: string
          in_status?: string
          max_rows?: number
          reader?: string
          since?: string
          sorted_by?: string
          term: string
          unassigned?: boolean
        }
        Returns: {
          apellidos: string
          assigned_to: string | null
          consent_at: string | null
          consent_version: string | null
          created_at: string
          descripcion: string
          documento_file_name: string | null
          documento_file_notices: string[]
          documento_file_path: string | null
          documento_file_size: number | null
          documento_file_type: string | null
          email: string
          enlace_web: string | null
          id: string
          idempotency_key: string | null
          nombre: string
          reference: string
          search: unknown
          servicio: string
          sort_name: string
          status: string
          telefono: string
          updated_at: string
        }[]
        SetofOptions: {
          from: "*"
          to: "dauro_arte_contacts"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      search_editorial_submissions: {
        Args: {
          after_created_at?: string
          after_id?: string
          after_key?: string
          ascending?: boolean
          assignee?: string
          back?: boolean
          before?: string
          in_status?: string
          max_rows?: number
          reader?: string
          since?: string
          sorted_by?: string
          term: string
          unassigned?: boolean
        }
        Returns: {
          apellidos: string
          assigned_to: string | null
          consent_at: string | null
          consent_version: string | null
          created_at: string
          curriculum_file_name: string | null
          curriculum_file_notices: string[]
          curriculum_file_path: string | null
          curriculum_file_size: number | null
          curriculum_file_type: string | null
          email: string
          id: string
          idempotency_key: string | null
          nombre: string
          obra_file_name: string | null
          obra_file_notices: string[]
          obra_file_path: string | null
          obra_file_size: number | null
          obra_file_type: string | null
          reference: string
          search: unknown
          sort_name: string
          status: string
          status_changed_at: string
          telefono: string | null
          tipo_obra: string
          titulo_obra: string
          tracking_token_hash: string | null
          updated_at: string
        }[]
        SetofOptions: {
          from: "*"
          to: "editorial_submissions"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      search_services_contacts: {
        Args: {
          after_created_at?: string
          after_id?: string
          after_key?: string
          ascending?: boolean
          assignee?: string
          back?: boolean
          before?: string
          in_status?: string
          max_rows?: number
          reader?: string
          since?: string
          sorted_by?: string
          term: string
          unassigned?: boolean
        }
        Returns: {
          apellidos: string
          assigned_to: string | null
          consent_at: string | null
          consent_version: string | null
          created_at: string
          descripcion: string
          documento_file_name: string | null
          documento_file_notices: string[]
          documento_file_path: string | null
          documento_file_size: number | null
          documento_file_type: string | null
          email: string
          enlace_web: string | null
          id: string
          idempotency_key: string | null
          nombre: string
          reference: string
          search: unknown
          servicio: string
          sort_name: string
          status: string
          telefono: string
          updated_at: string
        }[]
        SetofOptions: {
          from: "*"
          to: "services_contacts"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      search_term: { Args: { term: string }; Returns: string }
      search_text: { Args: { words: string }; Returns: string }
      second_factor: { Args: { required_of?: string }; Returns: string }
      send_letter: {
        Args: {
          entry: string
          key: string
          letter_area: string
          letter_body: string
          letter_number: number
          letter_subject: string
          letter_template: string
          next_status: string
          seen_status: string
        }
        Returns: string
      }
      set_role: {
        Args: { account: string; new_role: string }
        Returns: undefined
      }
      spanish_query: { Args: { term: string }; Returns: unknown }
      spanish_vector: { Args: { words: string }; Returns: unknown }
      staff_members: {
        Args: { inbox: string }
        Returns: {
          email: string
          id: string
        }[]
      }
      stray_blog_images: {
        Args: { older_than?: string }
        Returns: {
          name: string
        }[]
      }
      stray_files: {
        Args: { older_than?: string; quarantined_for?: string }
        Returns: {
          bucket_id: string
          name: string
        }[]
      }
      submissions_of: {
        Args: { address: string }
        Returns: {
          area: string
          id: string
          paths: string[]
        }[]
      }
      take_rate_limit: {
        Args: { limit_key: string; max_hits: number; window_seconds: number }
        Returns: {
          allowed: boolean
          remaining: number
          retry_after: number
        }[]
      }
      term_query: {
        Args: { beginnings: boolean; stems: boolean; term: string }
        Returns: unknown
      }
      unlogged_events: {
        Args: { logged?: string[] }
        Returns: {
          about: string
          about_kind: string
          account: string
          actor: string
          at: string
          event: string
          kind: string
        }[]
      }
      uploaded_images: { Args: { post: Json }; Returns: string[] }
      use_recovery_code: { Args: { code_digest: string }; Returns: boolean }
      waiting_counts: {
        Args: Record<PropertyKey, never>
        Returns: {
          area: string
          count: number
        }[]
      }
      withdraw_invitation: { Args: { invitation: string }; Returns: boolean }
      withdraw_proposal: { Args: { token_hash: string }; Returns: boolean }
      without_accents: { Args: { words: string }; Returns: string }
      without_invisible: { Args: { words: string }; Returns: string }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const

@core
Feature: Messages of the login to the secure frame
  The frame is added when it is needed and gets the page's identity. Each step of the visitor is a separate message.

  @S7.2 @S7.10 @S9.2
  Scenario: The URL of the frame names the project
    Given a page with a secure frame
    Then the address of the frame is "https://secure.example/sdk?projectId=a-project&chainId=eip155:1&version=4&enableLogger=true"

  @S7.10
  Scenario: The secure site's URL can be set at build time
    Given a page that was built to use "https://built.example/sdk" in version "5"
    Then the address of the frame is "https://built.example/sdk?projectId=a-project&chainId=eip155:1&version=5&enableLogger=true"

  @S7.2
  Scenario: The URL of the frame can turn its logging off
    Given a page with a secure frame and no logging
    Then the address of the frame is "https://secure.example/sdk?projectId=a-project&chainId=eip155:1&version=4&enableLogger=false"

  @S2.7 @S7.2
  Scenario: The frame is only added to the page when somebody logs in
    Given a page with a secure frame
    Then there is no frame on the page
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    Then the frame receives CONNECT_EMAIL with {"email": "mira@saltmarsh.example"}
    And the frame is hidden

  @S3.22 @S9.4
  Scenario: A frame that is ready gets the dapp's metadata and theme
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    Then the frame receives SYNC_DAPP_DATA with {"metadata": {"name": "Slipway", "description": "A dapp", "url": "https://slipway.example", "icons": []}, "sdkVersion": "react-1.7.4", "sdkType": "porthole", "projectId": "a-project"}
    And the frame receives SYNC_THEME with {"themeMode": "light", "themeVariables": {}, "w3mThemeVariables": {}}
    When the dapp changes the theme mode to "dark"
    Then the frame receives SYNC_THEME with {"themeMode": "dark", "themeVariables": {"--w3m-accent": "#0b6"}, "w3mThemeVariables": {"--w3m-accent": "#0b6"}}

  @S4.9 @S4.18 @S7.9 @S9.6
  Scenario: An email login: approving the device, entering the code, reading the user
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_DEVICE"}
    Then the screen is "email-verify-device"
    And the browser stores "last_email_login_time" as "0"
    And the frame receives CONNECT_DEVICE
    When the frame answers CONNECT_DEVICE
    Then the screen is "email-verify-otp"
    When the visitor types the code "123456"
    Then the frame receives CONNECT_OTP with {"otp": "123456"}
    When the frame answers CONNECT_OTP
    Then the frame receives GET_USER with {"chainId": 1, "preferredAccountType": "smartAccount"}
    When the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1, "email": "mira@saltmarsh.example", "preferredAccountType": "smartAccount"}
    Then the visitor is connected as "0x00000000000000000000000000000000000000AA" on "eip155:1"
    And the account type is "smartAccount"
    And the browser stores "email" as "mira@saltmarsh.example"
    And the browser stores "email_login_used" as "true"
    And the browser stores "last_used_chain" as "eip155:1"
    And the browser stores no "last_email_login_time"
    When the frame answers GET_SMART_ACCOUNT_ENABLED_NETWORKS with {"smartAccountEnabledNetworks": [1]}
    Then the browser stores "smart_account_enabled_networks" as "eip155:1"
    And the modal reports that the frame is ready
    And the modal emits "frame.asked" for CONNECT_EMAIL
    And the modal emits "frame.answered" for CONNECT_EMAIL
    And the modal emits "frame.answered" for CONNECT_DEVICE
    And the modal emits "frame.answered" for CONNECT_OTP
    And the modal emits "frame.answered" for GET_USER
    And the modal emits "frame.asked" for SYNC_DAPP_DATA
    And the modal emits "frame.asked" for SYNC_THEME

  @S4.18
  Scenario Outline: <message> reports its start, and its success or failure
    Given a page with a secure frame that is ready
    When the page requests <message> with <payload>
    Then for <message> the modal emits, in this order, "asked"
    When the frame answers <message> with <answer>
    Then for <message> the modal emits, in this order, "asked, answered"
    When the page requests <message> with <payload>
    And the frame refuses <message>
    Then for <message> the modal emits, in this order, "asked, answered, asked, refused"

    Examples:
      | message                            | payload                             | answer                                 |
      | SWITCH_NETWORK                     | {"chainId": 1}                      | {"chainId": 1}                         |
      | CONNECT_EMAIL                      | {"email": "mira@saltmarsh.example"} | {"action": "VERIFY_OTP"}               |
      | CONNECT_DEVICE                     | {}                                  | null                                   |
      | CONNECT_OTP                        | {"otp": "1"}                        | null                                   |
      | CONNECT_SOCIAL                     | {"uri": "https://secure.example"}   | {"address": "0x1", "chainId": 1}       |
      | GET_SOCIAL_REDIRECT_URI            | {"provider": "google"}              | {"uri": "https://login.example"}       |
      | GET_FARCASTER_URI                  | {}                                  | {"url": "https://cast.example/abc"}    |
      | CONNECT_FARCASTER                  | {}                                  | {"userName": "mira"}                   |
      | GET_USER                           | {}                                  | {"address": "0x1", "chainId": 1}       |
      | SIGN_OUT                           | {}                                  | null                                   |
      | IS_CONNECTED                       | {}                                  | {"isConnected": true}                  |
      | GET_CHAIN_ID                       | {}                                  | {"chainId": 1}                         |
      | RPC_REQUEST                        | {"method": "eth_blockNumber"}       | "0x1"                                  |
      | UPDATE_EMAIL                       | {"email": "mira@tidewater.example"} | {"action": "VERIFY_PRIMARY_OTP"}       |
      | UPDATE_EMAIL_PRIMARY_OTP           | {"otp": "1"}                        | null                                   |
      | UPDATE_EMAIL_SECONDARY_OTP         | {"otp": "1"}                        | {"newEmail": "mira@tidewater.example"} |
      | SYNC_THEME                         | {}                                  | null                                   |
      | SYNC_DAPP_DATA                     | {"projectId": "p"}                  | null                                   |
      | GET_SMART_ACCOUNT_ENABLED_NETWORKS | {}                                  | {"smartAccountEnabledNetworks": [1]}   |
      | INIT_SMART_ACCOUNT                 | {}                                  | null                                   |
      | SET_PREFERRED_ACCOUNT              | {"type": "eoa"}                     | {"type": "eoa", "address": "0x1"}      |
      | RELOAD                             | {}                                  | null                                   |

  Scenario: A wrong code is refused, and can be corrected
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_OTP"}
    And the visitor types the code "000000"
    And the frame refuses CONNECT_OTP saying "Invalid code"
    Then the request to the modal fails with "Invalid code"
    And the screen is "email-verify-otp"
    When the visitor types the code "123456"
    Then the frame receives CONNECT_OTP with {"otp": "123456"}

  @S4.2 @S4.9
  Scenario: A user who is still logged in is connected again
    Given a page with a secure frame that remembers a login
    When the frame is ready
    Then the frame receives SET_PREFERRED_ACCOUNT with {"type": "smartAccount"}
    And the frame receives IS_CONNECTED
    When the frame refuses SET_PREFERRED_ACCOUNT
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    Then the visitor is connected as "0x00000000000000000000000000000000000000AA" on "eip155:1"

  @S4.11
  Scenario: A frame without a logged-in user removes the stored login
    Given a page with a secure frame that remembers a login
    When the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": false}
    Then nobody is connected
    And the browser stores no "email_login_used"
    And the browser stores no "email"

  @S4.11
  Scenario: A frame that cannot report its user removes the stored login
    Given a page with a secure frame that remembers a login
    When the frame is ready
    And the frame refuses IS_CONNECTED
    Then nobody is connected
    And the browser stores no "email_login_used"

  @S4.10 @S7.9
  Scenario: Signing out removes the stored login
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1, "email": "mira@saltmarsh.example"}
    When the visitor signs out
    Then the frame receives SIGN_OUT
    And nobody is connected
    And the browser stores no "email"
    And the browser stores no "email_login_used"
    And the browser stores no "last_used_chain"
    And the browser stores no "social_username"

  @S8.12 @S4.5
  Scenario: A sign-out that the frame refuses is reported, and disconnects anyway
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    When the visitor signs out
    And the frame refuses SIGN_OUT saying "Busy"
    Then the request to the modal fails with "Failed to disconnect"
    And nobody is connected

  @S4.12 @S3.20 @S3.33
  Scenario: A new email needs the code sent to the old one, then the code sent to the new one
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1, "email": "mira@saltmarsh.example"}
    When the visitor changes the email to "mira@tidewater.example"
    Then the frame receives UPDATE_EMAIL with {"email": "mira@tidewater.example"}
    When the frame answers UPDATE_EMAIL with {"action": "VERIFY_PRIMARY_OTP"}
    Then the screen is "update-email-primary-otp"
    When the visitor types the code "111111" for the email
    And the frame answers UPDATE_EMAIL_PRIMARY_OTP
    Then the screen is "update-email-secondary-otp"
    And the browser stores "email" as "mira@saltmarsh.example"
    When the visitor types the code "222222" for the email
    And the frame answers UPDATE_EMAIL_SECONDARY_OTP with {"newEmail": "mira@tidewater.example"}
    Then the screen is "account"
    And the browser stores "email" as "mira@tidewater.example"

  @S3.32 @S4.12
  Scenario: A frame may need no code sent to the old email
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1, "email": "mira@saltmarsh.example"}
    When the visitor changes the email to "mira@tidewater.example"
    And the frame answers UPDATE_EMAIL with {"action": "VERIFY_SECONDARY_OTP"}
    Then the screen is "update-email-secondary-otp"
    When the visitor types the code "222222" for the email
    And the frame answers UPDATE_EMAIL_SECONDARY_OTP with {"newEmail": "mira@tidewater.example"}
    Then the frame has not received UPDATE_EMAIL_PRIMARY_OTP
    And the browser stores "email" as "mira@tidewater.example"

  @S4.7 @S3.24 @S3.25
  Scenario: Farcaster shows a link, then waits for approval
    Given a page with a secure frame
    When the visitor logs in with farcaster
    And the frame is ready
    And the frame answers GET_FARCASTER_URI with {"url": "https://cast.example/abc"}
    Then the screen is "connecting-farcaster"
    And the frame receives CONNECT_FARCASTER
    When the frame answers CONNECT_FARCASTER with {"userName": "mira"}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    Then the visitor is connected as "0x00000000000000000000000000000000000000AA" on "eip155:1"
    And the browser stores "connected_social" as "farcaster"
    And the browser stores "social_username" as "mira"
    When the visitor signs out
    Then the browser stores no "connected_social"

  @S4.8 @S3.19 @S3.35 @S6.2
  Scenario: Switching the account type connects the other account
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1, "preferredAccountType": "smartAccount"}
    When the visitor uses the account "eoa"
    Then the frame receives SET_PREFERRED_ACCOUNT with {"type": "eoa"}
    When the frame answers SET_PREFERRED_ACCOUNT with {"type": "eoa", "address": "0x00000000000000000000000000000000000000bb"}
    Then the frame receives GET_USER with {"chainId": 1, "preferredAccountType": "eoa"}
    When the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000bb", "chainId": 1, "preferredAccountType": "eoa"}
    Then the visitor is connected as "0x00000000000000000000000000000000000000bb" on "eip155:1"
    And the account type is "eoa"
    And the browser stores "preferred_account_types" as "{\"eip155\":\"eoa\"}"

  @S2.5 @S4.14 @S6.4
  Scenario: A request that needs approval shows the frame, and hides it again
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    When the dapp asks its provider for "personal_sign"
    Then the frame receives RPC_REQUEST
    And the frame is visible
    When the frame answers RPC_REQUEST with "0x1234"
    Then the frame is hidden
    And the request to the modal succeeds

  @S4.13 @S8.14
  Scenario: Closing the modal cancels the request
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    When the dapp asks its provider for "personal_sign"
    And the visitor shuts the modal
    Then the request to the modal fails with "Request was aborted"
    And the frame is hidden
    # Otherwise the frame would prompt again together with the next request, and execute the cancelled one.
    And the frame receives RELOAD

  @S5.9 @S8.17
  Scenario: A request that is on neither list never reaches the frame
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    When the dapp asks its provider for "eth_sign"
    And the page's clock advances by 300 milliseconds
    Then the request to the modal fails with "Requested RPC call is not allowed"
    And the frame has not received RPC_REQUEST

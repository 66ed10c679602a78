@core
Feature: A secure frame that is missing, or goes away
  Nothing waits forever: developers see the reason, and a retry uses a newly loaded frame.

  @S8.3 @S8.15
  Scenario: A frame that never loads is reloaded on the next attempt
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the page's clock advances by 20000 milliseconds
    Then developers see the alert "Network Error - Could not load embedded wallet"
    And developers read "The embedded wallet could not be loaded. Check the connection and try again later."
    And the request to the modal fails with "Something went wrong"
    And the frame was added to the page once
    When the visitor asks for an email to "mira@saltmarsh.example"
    Then the frame was added to the page twice
    When the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_OTP"}
    Then the screen is "email-verify-otp"

  Scenario: A frame that the browser could not load is reloaded
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the browser cannot load the frame
    And the visitor asks for an email to "mira@saltmarsh.example"
    Then the frame was added to the page twice
    When the frame is ready
    Then the frame receives CONNECT_EMAIL with {"email": "mira@saltmarsh.example"}

  Scenario: A frame that loads late is used by the next attempt
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the page's clock advances by 20000 milliseconds
    And the frame is ready
    Then the frame has not received CONNECT_EMAIL
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame answers GET_CHAIN_ID with {"chainId": 1}
    Then the frame receives CONNECT_EMAIL with {"email": "mira@saltmarsh.example"}
    And the frame was added to the page once

  @S8.4 @S8.15
  Scenario: A frame that dies during a step is reloaded on the next attempt
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    And the page's clock advances by 30000 milliseconds
    Then developers see the alert "Embedded Wallet Request Timed Out"
    And developers read "The embedded wallet did not answer in time. Try again later."
    And the request to the modal fails with "Something went wrong"
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the page's clock advances by 4999 milliseconds
    Then the frame was added to the page once
    When the page's clock advances by 1 milliseconds
    Then the frame was added to the page twice
    When the frame is ready
    Then the frame has received CONNECT_EMAIL 2 times

  Scenario: A frame that is only slow is not reloaded
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    And the page's clock advances by 30000 milliseconds
    And the visitor asks for an email to "mira@saltmarsh.example"
    And the frame answers GET_CHAIN_ID with {"chainId": 1}
    And the page's clock advances by 5000 milliseconds
    Then the frame was added to the page once
    And the frame has received CONNECT_EMAIL 2 times

  Scenario: A frame that dies during a request cancels the request
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    When the dapp asks its provider for "personal_sign"
    Then the frame is visible
    When the page's clock advances by 29999 milliseconds
    Then the request to the modal is pending
    When the page's clock advances by 1 milliseconds
    Then developers see the alert "Network Error - Could not load embedded wallet"
    And developers read "The embedded wallet could not be loaded. Check the connection and try again later."
    And the request to the modal fails with "Something went wrong"
    And the frame is hidden

  Scenario: A request can be considered as long as the frame is alive
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    When the dapp asks its provider for "personal_sign"
    And 9 minutes pass while the frame responds
    Then the request to the modal is pending
    And developers see no alert
    When the frame answers RPC_REQUEST with "0x1234"
    Then the request to the modal succeeds

  @S4.9
  Scenario: A visitor who reads their mail late is waited for
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_DEVICE"}
    And 15 minutes pass while the frame responds
    Then the screen is "email-verify-device"
    And the request to the modal is pending
    And developers see no alert
    When the frame answers CONNECT_DEVICE
    Then the screen is "email-verify-otp"

  Scenario: An unread mail is waited for as long as its link is valid
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_DEVICE"}
    And 20 minutes pass while the frame responds
    Then the request to the modal fails with "Something went wrong"
    And the screen is "email-verify-device"
    And developers see no alert

  Scenario: A visitor who leaves is no longer waited for
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_DEVICE"}
    And 1 minutes pass while the frame responds
    And the visitor goes one screen back
    And the requests to the frame are counted
    And 2 minutes pass while the frame responds
    Then the frame has received no request since then

  Scenario: One request can be declined without the others
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    When the dapp asks its provider for "personal_sign"
    And the dapp asks its provider for "eth_sendTransaction"
    And the dapp declines the first request
    Then the frame receives RELOAD
    And the modal has answered 1 request
    # The frame cannot cancel a single request.
    When the frame refuses RPC_REQUEST saying "Canceled"
    And the frame answers RELOAD
    And the frame answers SYNC_DAPP_DATA
    Then the frame has received RPC_REQUEST 3 times
    And the modal has answered 1 request
    And the frame is visible
    When the frame answers RPC_REQUEST with "0x1234"
    Then the modal has answered 2 requests
    And the request to the modal succeeds

  @S8.20
  Scenario Outline: An invalid request is refused as such: <request>
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    When the dapp sends its provider the request <request>
    Then the request to the modal fails with "-32600: A request is an object with a `method`"
    And the frame has not received RPC_REQUEST

    Examples:
      | request             |
      | null                |
      | "eth_chainId"       |
      | {}                  |
      | {"method": 5}       |
      | ["eth_blockNumber"] |

  Scenario: A duplicate answer counts once
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    When the dapp asks its provider for "personal_sign"
    And the frame answers RPC_REQUEST with "0x1234"
    And the frame answers RPC_REQUEST with "0x5678"
    And the frame refuses RPC_REQUEST
    Then the modal has answered 1 request
    And the request to the modal succeeds

  Scenario: A duplicate answer to a login step counts once
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_OTP"}
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_DEVICE"}
    And the frame refuses CONNECT_EMAIL
    Then the screen is "email-verify-otp"
    And the frame has not received CONNECT_DEVICE
    And the modal has answered 1 request

  Scenario: A frame that reports READY again has lost its requests
    Given a page with a secure frame that is ready
    When the page asks GET_USER
    And the frame sends READY
    Then the page receives the error "Something went wrong"
    When the page asks GET_CHAIN_ID
    Then the frame receives GET_CHAIN_ID

  Scenario Outline: A frame that is reloaded while <what> is awaited restarts the login
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "<action>"}
    Then the screen is "<screen>"
    When the frame reloads
    And the frame is ready
    Then the screen is "connect"
    And the login of "mira@saltmarsh.example" has to be restarted
    When the page's clock advances by 30000 milliseconds
    And the visitor asks for an email to "mira@saltmarsh.example"
    And the frame answers GET_CHAIN_ID with {"chainId": 1}
    Then the frame has received CONNECT_EMAIL 2 times

    Examples:
      | what   | action        | screen              |
      | a code | VERIFY_OTP    | email-verify-otp    |
      | a link | VERIFY_DEVICE | email-verify-device |

  Scenario: A mail requested in a reloaded frame belongs to the login
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    And the page's clock advances by 30000 milliseconds
    And the visitor asks for an email to "mira@saltmarsh.example"
    And the page's clock advances by 5000 milliseconds
    Then the frame was added to the page twice
    When the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_OTP"}
    Then the screen is "email-verify-otp"

  @S8.3
  Scenario: A visitor is told why the login could not be restored, which may work the next time
    Given a page with a secure frame that remembers a login
    When the page's clock advances by 20000 milliseconds
    Then developers see the alert "Network Error - Could not load embedded wallet"
    And developers read "The embedded wallet could not be loaded. Check the connection and try again later."
    And nobody is connected
    And the browser stores "email_login_used" as "true"

  Scenario: A visitor who leaves the phone's code is not logged in by it
    Given a page with a secure frame
    When the visitor logs in with farcaster
    And the frame is ready
    And the frame answers GET_FARCASTER_URI with {"url": "https://cast.example/abc"}
    And the visitor goes one screen back
    And the page's clock advances by 99 milliseconds
    Then the frame has not received RELOAD
    When the page's clock advances by 1 milliseconds
    Then the frame receives RELOAD
    And the frame has received SYNC_DAPP_DATA 1 times
    When the frame answers RELOAD
    Then the frame has received SYNC_DAPP_DATA 2 times

  Scenario: A visitor who returns to the phone's code at once keeps it
    Given a page with a secure frame
    When the visitor logs in with farcaster
    And the frame is ready
    And the frame answers GET_FARCASTER_URI with {"url": "https://cast.example/abc"}
    And the visitor goes one screen back
    And the visitor logs in with farcaster
    And the page's clock advances by 1000 milliseconds
    Then the frame has not received RELOAD
    And the frame has received GET_FARCASTER_URI 2 times

  Scenario: A visitor who has logged in by phone stays logged in
    Given a page with a secure frame
    When the visitor logs in with farcaster
    And the frame is ready
    And the frame answers GET_FARCASTER_URI with {"url": "https://cast.example/abc"}
    And the frame answers CONNECT_FARCASTER with {"userName": "mira"}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    And the page's clock advances by 1000 milliseconds
    Then the frame has not received RELOAD

  Scenario: In an installed web app social logins wait for the frame, which is loaded for them
    Given an installed web app with a secure frame
    Then there is no frame on the page
    When the visitor opens the modal of that page
    Then the frame was added to the page once
    And social login is disabled
    When the frame is ready
    Then social login is enabled
    When the visitor shuts the modal
    And the visitor opens the modal of that page
    Then social login is enabled

  Scenario: An installed web app whose frame does not load
    Given an installed web app with a secure frame
    When the visitor opens the modal of that page
    And the page's clock advances by 20000 milliseconds
    Then developers see the alert "Error loading embedded wallet in PWA"
    And developers read "could not be loaded in this installed web app"
    And social login is disabled
    When the visitor shuts the modal
    And the visitor opens the modal of that page
    Then the frame was added to the page twice
    When the frame is ready
    Then social login is enabled

  Scenario: Elsewhere nothing is loaded before somebody logs in
    Given a page with a secure frame
    When the visitor opens the modal of that page
    Then there is no frame on the page
    And social login is enabled

  @S8.12
  Scenario: A page that empties its body removes the frame
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame sends READY
    And the page empties its body
    And the page's clock advances by 500 milliseconds
    Then the request to the modal fails with "W3mFrame: iframe is not set"
    When the visitor asks for an email to "mira@saltmarsh.example"
    Then the frame receives CONNECT_EMAIL with {"email": "mira@saltmarsh.example"}
    And the frame was added to the page twice

  @S8.12
  Scenario: A frame that is not embedded posts to nobody
    Then a frame outside any page fails with "W3mFrame: parent is not set"
